import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../../shared/locales/money'
import { now } from '../../../../shared/clock'
import { useAppSelector } from '../../../../shared/store'
import { BusyButton } from '../../../../shared/ui/buttons/BusyButton'
import { areSalesClosed, selectSettings } from '../../../identity/settings'
import { selectPayment } from '../purchase'
import { selectCheckoutBlocker, selectHasChanges } from '../order/progress'
import { selectQuoted } from '../order/quoteSlice'

/** Id of the form that "Pay" submits. On a phone the button is in a bar outside of it. */
export const payFormId = 'pay-form'

/** Id of the heading that takes the focus when a question is settled. */
export const payPanelId = 'pay-panel'

export function PayButton({ isReviewShown }: { isReviewShown: boolean }) {
  const { t, i18n } = useTranslation('checkout')
  const payment = useAppSelector(selectPayment)
  const blocker = useAppSelector(selectCheckoutBlocker)
  const total = useAppSelector(selectQuoted)?.quote.total
  const isClosed = areSalesClosed(useAppSelector(selectSettings), now())
  const hasChanges = useAppSelector(selectHasChanges)
  const isPlacing = payment.status === 'placing'
  const isPending = blocker === 'quoting' || !isReviewShown
  const isWaiting = payment.status === 'declined' && payment.isWaiting
  const amount = total === undefined ? '' : formatMoney(total, i18n.language)
  // `PayPanel` says why.
  if (isClosed) return null
  return (
    <BusyButton
      type="submit"
      form={payFormId}
      variant="contained"
      size="large"
      sx={{ width: '100%' }}
      // The form announces a long payment, so the button does not.
      data-waiting={isPending || undefined}
      busy={isPlacing || isWaiting || isPending}
      busyText={isPlacing ? t('pay.placing') : isPending ? t('totals.updating') : undefined}
    >
      {hasChanges ? t('changes.check') : total === 0 ? t('pay.buttonFree') : t('pay.button', { total: amount })}
    </BusyButton>
  )
}
