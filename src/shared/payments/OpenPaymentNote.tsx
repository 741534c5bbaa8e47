import { useTranslation } from 'react-i18next'
import { attemptPlaces, openPayment } from './openPayments'
import { useAttempts } from './useAttempts'
import { Alert } from '../ui/Alert'

interface OpenPaymentNoteProps {
  /** The rider who reads the note; undefined for everybody else. */
  riderId: string | undefined
  /** The checkout itself says what it knows of the visitor's own payment. */
  isCheckout?: boolean
}

/**
 * Says that a payment may have gone through, and how to find out (PAY-13). It names no one, because another person may
 * read it.
 */
export function OpenPaymentNote({ riderId, isCheckout = false }: OpenPaymentNoteProps) {
  const { t } = useTranslation('shared')
  const open = useAttempts(attemptPlaces, () => openPayment(riderId))
  if (!open || (isCheckout && open === 'own')) return null
  return (
    <Alert severity="warning" title={t('openPayment.title')} sx={{ mb: 2 }}>
      {t(open === 'own' ? 'openPayment.own' : 'openPayment.others')}
    </Alert>
  )
}
