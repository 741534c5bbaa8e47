import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../shared/money'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { BusyButton } from '../../../shared/ui/BusyButton'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { CardCodeField, cardEntry } from '../../payment'
import { securityCodeRenewed, selectPaymentChoice } from '../checkoutSlice'
import { usePaymentName } from '../paymentName'
import { selectPayment } from '../placeOrder/paymentSlice'
import { placeOrderRequested } from '../placeOrder/placeOrder'
import { selectHindrance } from '../progress'
import { selectQuoted } from '../quoteSlice'
import { LastTry } from './LastTry'
import { focusOnOrderChanges } from './OrderChanges'

/** The total on the button, what became of the last try above it, and the security code where it is due again. */
export function PayForm() {
  const { t, i18n } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const payment = useAppSelector(selectPayment)
  const choice = useAppSelector(selectPaymentChoice)
  const hindrance = useAppSelector(selectHindrance)
  const total = useAppSelector(selectQuoted)?.quote.total
  const paymentName = usePaymentName()
  const code = useRef<HTMLInputElement>(null)
  const [isCodeInvalid, setCodeInvalid] = useState(false)
  const isPlacing = payment.status === 'placing'
  const isWaiting = payment.status === 'declined' && payment.isWaiting
  const needsCode = !isPlacing && choice?.kind === 'new' && choice.needsCode && total !== 0

  function pay(event: FormEvent): void {
    event.preventDefault()
    if (hindrance === 'unavailable' || hindrance === 'newPrices') return focusOnOrderChanges()
    if (needsCode && !takeCode()) return
    dispatch(placeOrderRequested())
  }

  /** From the input to the vault, and nowhere in between. */
  function takeCode(): boolean {
    const isTaken = cardEntry.renewCode(code.current?.value.trim() ?? '')
    setCodeInvalid(!isTaken)
    if (isTaken) dispatch(securityCodeRenewed())
    else code.current?.focus()
    return isTaken
  }

  const amount = total === undefined ? '' : formatMoney(total, i18n.language)
  return (
    <Box component="form" noValidate onSubmit={pay} sx={{ display: 'grid', gap: 2 }}>
      <LastTry />
      {needsCode && (
        <Box>
          <Typography sx={{ mb: 1.5 }}>{t('pay.codeAgain', { card: paymentName })}</Typography>
          <CardCodeField input={code} isInvalid={isCodeInvalid} />
        </Box>
      )}
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        busy={isPlacing || isWaiting || hindrance === 'quoting'}
        busyText={isPlacing ? t('pay.placing') : hindrance === 'quoting' ? t('totals.updating') : undefined}
        sx={{ width: { xs: '100%', sm: 'auto' }, justifySelf: 'start', minWidth: { sm: 240 } }}
      >
        {total === 0 ? t('pay.buttonFree') : t('pay.button', { total: amount })}
      </BusyButton>
      {isPlacing && payment.isSlow && <Typography>{t('pay.slow')}</Typography>}
      <VisuallyHidden role="status">{isPlacing && (payment.isSlow ? t('pay.slow') : t('pay.placing'))}</VisuallyHidden>
    </Box>
  )
}
