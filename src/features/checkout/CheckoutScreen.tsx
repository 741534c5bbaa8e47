import Box from '@mui/material/Box'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { reload } from '../../shared/navigation'
import { hasOutsideScript } from '../../shared/outsideScripts'
import type { Feature } from '../../shared/store'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { FormSkeleton } from '../../shared/forms/FormSkeleton'
import { lazyPart } from '../../shared/ui/lazyScreen'
import { LineSteps } from '../../shared/ui/LineSteps'
import { Page } from '../../shared/ui/Page'
import { selectIsBuyingNow, selectLinesToBuy } from '../cart'
import { wipeOnPageHide } from '../payment'
import { checkoutEntered, checkoutLeft, selectIsCheckoutOpen, selectTyped } from './checkoutSlice'
import { checkoutSaga } from './checkoutSaga'
import { NothingToPay } from './NothingToPay'
import { OrderSummary } from './OrderSummary'
import { PaymentOutcome } from './PaymentOutcome'
import { selectPayment } from './placeOrder/paymentSlice'
import { selectProgress } from './progress'
import { firstIncomplete, stepAddress, stepAt, stepsOf } from './steps'
import type { Step } from './steps'

// One step is seen at a time; the code of the others comes while it is filled in.
const ContactStep = lazyPart(() => import('./steps/ContactStep'))
const ShippingStep = lazyPart(() => import('./steps/ShippingStep'))
const PaymentStep = lazyPart(() => import('./steps/PaymentStep'))
const ReviewStep = lazyPart(() => import('./steps/ReviewStep'))

export const feature: Feature = { name: 'checkout', saga: checkoutSaga }

interface CheckoutScreenProps {
  /** The route for guests: the same steps, without what only an account has. */
  guest: boolean
}

/** Checkout (PAY-01): one step at a time, the order beside them all; nothing else while a payment is being looked up. */
export default function CheckoutScreen({ guest }: CheckoutScreenProps) {
  // All texts of the steps come with the screen: none of them may blink when it is its turn.
  useTranslation(['checkout', 'payment', 'addresses', 'cart'])
  const dispatch = useAppDispatch()
  const isEmpty = useAppSelector(selectLinesToBuy).length === 0
  const { status } = useAppSelector(selectPayment)

  const isOpen = useAppSelector(selectIsCheckoutOpen)

  const typed = useAppSelector(selectTyped)
  // Where cards are typed, no script is left of somebody who signed this rider in (T16). What was typed before a session
  // ended is worth more than that: it would be lost with the page.
  const [isLeft] = useState(() => hasOutsideScript() && !typed.contact && !typed.address)

  useEffect(() => {
    if (isLeft) return reload()
    dispatch(checkoutEntered())
    const stopWiping = wipeOnPageHide()
    return () => {
      stopWiping()
      dispatch(checkoutLeft())
    }
  }, [dispatch, isLeft])

  // Entering looks up what was under way: nothing is shown before it is known that there is something to look up.
  if (!isOpen) return <Box aria-busy sx={{ minHeight: '60vh' }} />
  if (status === 'checking' || status === 'unknown' || status === 'paid') return <PaymentOutcome />
  return isEmpty ? <NothingToPay /> : <Steps guest={guest} />
}

function Steps({ guest }: CheckoutScreenProps) {
  const { t } = useTranslation('checkout')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const progress = useAppSelector(selectProgress)
  const { status } = useAppSelector(selectPayment)
  const isBuyingNow = useAppSelector(selectIsBuyingNow)
  const asked = query.get('step')
  // While money is moving, Back leads nowhere else.
  const step = status === 'placing' ? 'review' : stepAt(asked, progress)
  const isToldOfTry = status === 'declined' || status === 'notArrived'
  useFocusOnStep(step, !isToldOfTry || (step !== 'review' && step !== 'payment'))

  useEffect(() => [ContactStep, ShippingStep, PaymentStep, ReviewStep].forEach((part) => part.prefetch()), [])

  const steps = stepsOf(progress)
  const furthest = steps.indexOf(firstIncomplete(progress))
  const name = t(`step.${step}`)
  // Asking for the last step leads to the first one that still lacks something.
  const goOn = () => void navigate(stepAddress('review'))
  return (
    <Page
      title={t('title', { step: name })}
      heading={t('heading', { step: name, current: steps.indexOf(step) + 1, total: steps.length })}
      lead={isBuyingNow ? t('buyNow') : undefined}
      wide
    >
      {asked !== step && <Navigate to={stepAddress(step)} replace />}
      <Box sx={{ mb: { xs: 3, md: 5 }, maxWidth: 720 }}>
        <LineSteps
          label={t('stepsLabel')}
          current={step}
          steps={steps.map((key, at) => ({
            key,
            label: t(`step.${key}`),
            href: at <= furthest && status !== 'placing' ? stepAddress(key) : undefined,
          }))}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 6 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
        }}
      >
        {/* On a phone the summary is a line above the step; beside it on a desk. */}
        <Box sx={{ order: { md: 1 }, position: { md: 'sticky' }, top: 96, minWidth: 0 }}>
          <OrderSummary />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Suspense fallback={<FormSkeleton fields={4} />}>
            {step === 'contact' && <ContactStep guest={guest} onDone={goOn} />}
            {step === 'shipping' && <ShippingStep guest={guest} onDone={goOn} />}
            {step === 'payment' && <PaymentStep guest={guest} onDone={goOn} />}
            {step === 'review' && <ReviewStep />}
          </Suspense>
        </Box>
      </Box>
    </Page>
  )
}

/**
 * Another step is another page to whoever reads it: the focus goes to its heading, as after a navigation. What a
 * declined payment has to say takes the focus by itself.
 */
function useFocusOnStep(step: Step, isWanted: boolean): void {
  const shown = useRef<Step | null>(null)
  useEffect(() => {
    const before = shown.current
    shown.current = step
    if (before === null || before === step || !isWanted) return
    document.getElementById('page-heading')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step, isWanted])
}
