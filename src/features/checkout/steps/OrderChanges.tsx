import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { focusOn } from '../../../shared/focus/pageHeading'
import { formatMoney } from '../../../shared/money'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Alert } from '../../../shared/ui/Alert'
import { Button, LinkButton } from '../../../shared/ui/Button'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { useText } from '../../../shared/ui/useText'
import { savingAgreed } from '../order/checkoutSlice'
import { stepAddress } from '../order/checkoutSteps'
import { isUnavailable } from '../order/quotedLines'
import type { CheckoutBlocker } from '../order/progress'
import { useChoiceName } from '../order/paymentName'
import { selectPaymentTrouble } from '../order/paymentTrouble'
import { pricesAccepted, selectNewPrices, selectQuotedLines } from '../order/quoteSlice'

/** Shows what has changed since the cart. The visitor must agree before paying, so that every charge was seen. */
export function OrderChanges() {
  const { t, i18n } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const gone = useAppSelector(selectQuotedLines).filter(isUnavailable)
  const changed = useAppSelector(selectNewPrices)
  const trouble = useAppSelector(selectPaymentTrouble)
  const text = useText()
  const nameOf = useChoiceName()
  if (gone.length === 0 && changed.length === 0 && !trouble) return null
  const money = (cents: number | null) => formatMoney(cents ?? 0, i18n.language)
  return (
    <Box id="order-changes" tabIndex={-1} sx={{ display: 'grid', gap: 2, scrollMarginTop: 96 }}>
      {gone.length > 0 && (
        <Alert severity="error" title={t('changes.unavailableTitle', { count: gone.length })}>
          {t('changes.unavailableText')}
        </Alert>
      )}
      {changed.length > 0 && (
        <Alert severity="warning" title={t('changes.priceTitle', { count: changed.length })}>
          <Box component="ul" sx={{ m: 0, mb: 1.5, pl: 2.5 }}>
            {changed.map(({ key, name, formerPrice, price }) => (
              <li key={key}>{t('changes.price', { name, before: money(formerPrice), after: money(price) })}</li>
            ))}
          </Box>
          <Button variant="outlined" color="inherit" onClick={() => dispatch(pricesAccepted())}>
            {t('changes.accept')}
          </Button>
        </Alert>
      )}
      {trouble && (
        <Alert severity="error" title={t('changes.paymentTitle')}>
          <Box sx={{ mb: 1.5 }}>
            <MaskedName>
              {[trouble.method && nameOf(trouble.method), text(trouble.reason)].filter(Boolean).join(' – ')}
            </MaskedName>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {trouble.isSavable && (
              <Button variant="outlined" color="inherit" onClick={() => dispatch(savingAgreed())}>
                {t('changes.save')}
              </Button>
            )}
            <LinkButton to={stepAddress('payment')} variant="outlined" color="inherit">
              {t('changes.paymentAction')}
            </LinkButton>
          </Box>
        </Alert>
      )}
    </Box>
  )
}

/** Whether this part shows the blocker and lets the visitor solve it. */
export const isToBeSettled = (blocker: CheckoutBlocker | undefined): boolean =>
  blocker === 'unavailable' || blocker === 'newPrices' || blocker === 'payment'

/** Moves the focus to the changes when the visitor presses "Pay" before solving them. */
export function focusOnOrderChanges(): void {
  focusOn('order-changes', { preventScroll: true })?.scrollIntoView({ block: 'start' })
}
