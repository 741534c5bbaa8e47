import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../shared/store'
import { Alert } from '../../../shared/ui/Alert'
import { useText } from '../../../shared/ui/useText'
import { selectPayment } from '../../purchase'
import type { PaymentState } from '../../purchase'

/**
 * Says why nothing was paid so far, and whether money was taken. It answers the pressed button, so it takes the focus.
 */
export function LastTry() {
  const { t } = useTranslation('checkout')
  const text = useText()
  const payment = useAppSelector(selectPayment)
  const box = useRef<HTMLDivElement>(null)
  const isOpen = payment.status === 'notArrived'
  const reason = payment.status === 'declined' ? text(payment.reason) : isOpen ? t('pay.notArrived') : undefined
  useEffect(() => {
    if (reason) box.current?.focus()
  }, [reason])
  if (!reason) return null
  return (
    <Alert
      ref={box}
      severity={isOpen ? 'warning' : 'error'}
      title={t(`pay.${titleOf(payment)}`)}
      tabIndex={-1}
      sx={{ scrollMarginTop: 96 }}
    >
      {reason}
    </Alert>
  )
}

function titleOf(payment: PaymentState) {
  if (payment.status === 'notArrived') return 'notArrivedTitle'
  return payment.status === 'declined' && payment.isUnsent ? 'notSentTitle' : 'declinedTitle'
}
