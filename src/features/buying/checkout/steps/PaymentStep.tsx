import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../../i18n/lazyPart'
import { valueOf } from '../../../../shared/remote/remote'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Alert } from '../../../../shared/ui/Alert'
import { Button } from '../../../../shared/ui/buttons/Button'
import { SkeletonLines } from '../../../../shared/ui/waiting/SkeletonLines'
import {
  byOne,
  haveSecond,
  isSplittable,
  newId,
  offeredOption,
  paymentMethods,
  paymentOptions,
} from '../../../paying/payment'
import type { PaymentChoice } from '../../../paying/payment'
import { AppMethods, MethodPicker } from '../../../paying/payment/onDemand'
import { selectSettings } from '../../../identity/settings'
import { paymentChosen, selectPaymentChoice } from '../order/checkoutSlice'
import { selectPurchase } from '../order/paymentTrouble'
import { selectKnownPayer } from '../order/progress'
import { selectQuoted } from '../order/quoteSlice'
import { NextStep } from '../summary/NextStep'

const SplitPayment = lazyPart(() => import('./SplitPayment'))

interface PaymentStepProps {
  guest: boolean
  place: Element | null
  onDone: () => void
}

/** Offers the ways to pay (PAY-04). The default method is preselected; without one, nothing is. */
export default function PaymentStep({ guest, place, onDone }: PaymentStepProps) {
  const { t } = useTranslation(['checkout', 'payment'])
  const dispatch = useAppDispatch()
  const methods = useAppSelector(paymentMethods.select)
  const choice = useAppSelector(selectPaymentChoice)
  const purchase = useAppSelector(selectPurchase)
  const settings = useAppSelector(selectSettings)
  const known = useAppSelector(selectKnownPayer)
  const total = useAppSelector(selectQuoted)?.quote.total
  const [isSplit, setSplit] = useState(choice?.methods.length === 2)

  if (!guest && (methods.status === 'loading' || methods.status === 'idle'))
    return (
      <Box aria-busy>
        <SkeletonLines lines={5} height={28} />
      </Box>
    )

  const optionsFor = (amount: number | undefined) =>
    paymentOptions(guest ? [] : (valueOf(methods) ?? []), { ...purchase, amount }, settings)
  const options = optionsFor(total)
  const keeping = guest ? 'no' : purchase.renewing === undefined ? 'offered' : 'needed'
  const form = { keeping, known, submitText: t('continue') } as const

  function choose(chosen: PaymentChoice): void {
    dispatch(paymentChosen(chosen))
    onDone()
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t('payment.lead')}</Typography>
      {!guest && methods.status === 'failed' && <Alert severity="warning">{t('payment.methodsFailed')}</Alert>}
      {isSplit && total !== undefined ? (
        <Suspense fallback={<SkeletonLines lines={5} height={28} />}>
          <SplitPayment total={total} optionsFor={optionsFor} form={form} start={choice} onChosen={choose} />
        </Suspense>
      ) : (
        <MethodPicker
          name="payment-method"
          legend={t('payment:method.legend')}
          options={options}
          start={chosenBefore(choice) ?? offeredOption(options)?.id}
          {...form}
          placeOf={(button) => place && createPortal(<NextStep>{button}</NextStep>, place)}
          onChosen={(method) => choose(byOne(method))}
        />
      )}
      {(isSplit || (isSplittable(total) && haveSecond(optionsFor(undefined)))) && (
        <Button
          onClick={() => setSplit(!isSplit)}
          sx={{ justifySelf: 'start', marginInlineStart: '-12px', textAlign: 'start' }}
        >
          {isSplit ? t('split.leave') : t('split.enter')}
        </Button>
      )}
      <AppMethods />
    </Box>
  )
}

function chosenBefore(choice: PaymentChoice | null): string | undefined {
  if (choice?.methods.length !== 1) return undefined
  const [method] = choice.methods
  return method.kind === 'saved' ? method.methodId : newId(method.type)
}
