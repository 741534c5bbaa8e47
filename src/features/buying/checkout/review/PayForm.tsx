import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useRef } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { SkeletonBar } from '../../../../shared/ui/waiting/SkeletonLines'
import { useIsWide } from '../../../../shared/ui/useWidth'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import { cardEntry, needsCode } from '../../../paying/payment'
import type { CodeFieldHandle } from '../../../paying/payment'
import { selectPayment } from '../purchase'
import { securityCodeRenewed, selectPaymentChoice } from '../order/checkoutSlice'
import { useChoiceName } from '../order/paymentName'
import { placeOrderRequested } from '../order/placeOrder'
import { selectHasChanges } from '../order/progress'
import { selectQuoted } from '../order/quoteSlice'
import { LastTry } from './LastTry'
import { focusOnOrderChanges, OrderChanges } from './OrderChanges'
import { payFormId } from './PayButton'

/**
 * Shows what stands in the way of paying (on a phone it is above the order), or the last try's result, and the security
 * code field if it is needed again.
 */
export function PayForm() {
  const { t } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const payment = useAppSelector(selectPayment)
  const choice = useAppSelector(selectPaymentChoice)
  const hasChanges = useAppSelector(selectHasChanges)
  const total = useAppSelector(selectQuoted)?.quote.total
  const nameOf = useChoiceName()
  const isWide = useIsWide()
  const code = useRef<CodeFieldHandle>(null)
  const isPlacing = payment.status === 'placing'
  const isCodeDue = !isPlacing && needsCode(choice) && total !== 0
  const card = choice?.methods.find((method) => method.kind === 'new' && method.needsCode)

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (hasChanges) return focusOnOrderChanges()
    if (isCodeDue) {
      if (!(await code.current?.take())) return
      dispatch(securityCodeRenewed())
    }
    dispatch(placeOrderRequested())
  }

  return (
    <Box
      component="form"
      id={payFormId}
      noValidate
      onSubmit={(event) => void pay(event)}
      sx={{ '& > :not(span)': { mt: 1.5 } }}
    >
      {hasChanges ? isWide && <OrderChanges /> : <LastTry />}
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
      {isPlacing && payment.isSlow && <Typography>{t('pay.slow')}</Typography>}
      <VisuallyHidden role="status">{isPlacing && (payment.isSlow ? t('pay.slow') : t('pay.placing'))}</VisuallyHidden>
    </Box>
  )
}
