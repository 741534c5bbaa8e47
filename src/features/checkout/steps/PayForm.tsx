import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useRef } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../shared/money'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { BusyButton } from '../../../shared/ui/BusyButton'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { SkeletonBar } from '../../../shared/ui/SkeletonLines'
import { cardEntry, needsCode } from '../../payment'
import type { CodeFieldHandle } from '../../payment'
import { securityCodeRenewed, selectPaymentChoice } from '../order/checkoutSlice'
import { useChoiceName } from '../order/paymentName'
import { selectPayment } from '../../purchase'
import { placeOrderRequested } from '../order/placeOrder'
import { selectCheckoutBlocker } from '../order/progress'
import { selectQuoted } from '../order/quoteSlice'
import { LastTry } from './LastTry'
import { focusOnOrderChanges, isToBeSettled } from './OrderChanges'

/**
 * Shows the total on its button, the result of the last try above it, and the security code field if it is needed
 * again.
 */
export function PayForm() {
  const { t, i18n } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const payment = useAppSelector(selectPayment)
  const choice = useAppSelector(selectPaymentChoice)
  const blocker = useAppSelector(selectCheckoutBlocker)
  const total = useAppSelector(selectQuoted)?.quote.total
  const nameOf = useChoiceName()
  const code = useRef<CodeFieldHandle>(null)
  const isPlacing = payment.status === 'placing'
  const isWaiting = payment.status === 'declined' && payment.isWaiting
  const isCodeDue = !isPlacing && needsCode(choice) && total !== 0
  const card = choice?.methods.find((method) => method.kind === 'new' && method.needsCode)

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isToBeSettled(blocker)) return focusOnOrderChanges()
    if (isCodeDue) {
      if (!(await code.current?.take())) return
      dispatch(securityCodeRenewed())
    }
    dispatch(placeOrderRequested())
  }

  const amount = total === undefined ? '' : formatMoney(total, i18n.language)
  return (
    <Box component="form" noValidate onSubmit={(event) => void pay(event)} sx={{ display: 'grid', gap: 2 }}>
      <LastTry />
      {isCodeDue && card && (
        <Box>
          <Typography sx={{ mb: 1.5 }}>
            <MaskedName>{t('pay.codeAgain', { card: nameOf(card) })}</MaskedName>
          </Typography>
          <Suspense fallback={<SkeletonBar data-waiting shade="middle" style={{ height: 84, width: 220 }} />}>
            <cardEntry.CodeField handle={code} />
          </Suspense>
        </Box>
      )}
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        // During a payment, the text below announces a long wait, so the button does not.
        data-waiting={blocker === 'quoting' || undefined}
        busy={isPlacing || isWaiting || blocker === 'quoting'}
        busyText={isPlacing ? t('pay.placing') : blocker === 'quoting' ? t('totals.updating') : undefined}
        sx={{ width: { xs: '100%', sm: 'auto' }, justifySelf: 'start', minWidth: { sm: 240 } }}
      >
        {total === 0 ? t('pay.buttonFree') : t('pay.button', { total: amount })}
      </BusyButton>
      {isPlacing && payment.isSlow && <Typography>{t('pay.slow')}</Typography>}
      <VisuallyHidden role="status">{isPlacing && (payment.isSlow ? t('pay.slow') : t('pay.placing'))}</VisuallyHidden>
    </Box>
  )
}
