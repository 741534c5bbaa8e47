import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { stepAddress } from '../../../../shared/navigation/steps'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { useAppSelector } from '../../../../shared/store'
import { Alert } from '../../../../shared/ui/Alert'
import { LinkButton } from '../../../../shared/ui/buttons/Button'
import { Told } from '../../../../shared/ui/told/Told'
import { ContactWays } from '../../../identity/settings/onDemand'
import { selectPayment } from '../purchase'

const notArrived: TextRef = { key: 'checkout:pay.notArrived' }

/** Returns why nothing was paid, and whether money was taken; undefined without a try. */
export function useLastTry(): { title: string; reason: TextRef; isOpen: boolean } | undefined {
  const { t } = useTranslation('checkout')
  const payment = useAppSelector(selectPayment)
  if (payment.status === 'notArrived') return { title: t('pay.notArrivedTitle'), reason: notArrived, isOpen: true }
  if (payment.status !== 'declined') return undefined
  const title = payment.isUnsent ? t('pay.notSentTitle') : t('pay.declinedTitle')
  return { title, reason: payment.reason, isOpen: false }
}

/** Shows the result of the last try. It answers the pressed button, so it takes the focus. */
export function LastTry() {
  const { t } = useTranslation('checkout')
  const tried = useLastTry()
  const box = useRef<HTMLDivElement>(null)
  const reason = tried?.reason
  useEffect(() => {
    if (reason) box.current?.focus()
  }, [reason])
  if (!tried) return null
  return (
    <Alert
      ref={box}
      severity={tried.isOpen ? 'warning' : 'error'}
      title={tried.title}
      action={
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          {tried.reason.key.startsWith('checkout:pay.declined') && (
            <LinkButton to={stepAddress('payment')} variant="outlined" color="inherit">
              {t('changes.paymentAction')}
            </LinkButton>
          )}
          <ContactWays moreText={t('pay.moreContact')} />
        </Box>
      }
      tabIndex={-1}
      sx={{ scrollMarginTop: 96 }}
    >
      <Told of={tried.reason} />
    </Alert>
  )
}
