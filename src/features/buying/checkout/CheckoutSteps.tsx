import Box from '@mui/material/Box'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { focusPageHeading } from '../../../shared/focus/pageHeading'
import { stepAddress } from '../../../shared/navigation/steps'
import { useAppSelector } from '../../../shared/store'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { usePrefetch } from '../../../shared/prefetch'
import { lazyPart } from '../../../i18n/lazyPart'
import { LineSteps } from '../../../shared/ui/lines/LineSteps'
import { OpenPaymentNote } from '../../../shared/payments/OpenPaymentNote'
import { Page } from '../../../shared/ui/page/Page'
import { Redirect } from '../../../shared/ui/page/Redirect'
import { SkeletonLines } from '../../../shared/ui/waiting/SkeletonLines'
import { useIsWide } from '../../../shared/ui/useWidth'
import { cardEntry } from '../../paying/payment'
import { selectIsBuyingNow } from '../cart'
import { selectPayment } from './purchase'
import { selectRiderId } from '../../identity/session'
import { selectIsOpening } from './order/checkoutSlice'
import { selectOrderBlocker } from './order/orderTrouble'
import type { OrderTrouble } from './order/orderTrouble'
import { OrderSummary } from './summary/OrderSummary'
import { selectCheckoutBlocker, selectProgress } from './order/progress'
import { OrderBlocker } from './summary/QuoteTrouble'
import { firstIncomplete, stepOf, stepsOf } from './order/checkoutSteps'
import type { Step } from './order/checkoutSteps'
import { LastTry } from './review/LastTry'
import { PayBar } from './review/PayBar'
import { PayPanel } from './review/PayPanel'
import { ReviewSkeleton } from './review/ReviewSkeleton'

// The code of the other steps loads while the visitor fills in this one.
const ContactStep = lazyPart(() => import('./steps/ContactStep'))
const ShippingStep = lazyPart(() => import('./steps/ShippingStep'))
const PaymentStep = lazyPart(() => import('./steps/PaymentStep'))
const ReviewStep = lazyPart(() => import('./review/ReviewStep'))
const laterSteps = [ContactStep, ShippingStep, PaymentStep, cardEntry.Form, ReviewStep].map(({ load }) => load)

export interface CheckoutStepsProps {
  /** The steps of guests lack the parts that need an account. */
  guest: boolean
  prepareReceipt: () => void
}

export function Steps({ guest, prepareReceipt }: CheckoutStepsProps) {
  const { t } = useTranslation('checkout')
  const progress = useAppSelector(selectProgress)
  const { status } = useAppSelector(selectPayment)
  const isBuyingNow = useAppSelector(selectIsBuyingNow)
  const riderId = useAppSelector(selectRiderId)
  const blocker = useAppSelector(selectOrderBlocker)
  const { asked, step, isOpening } = useOpenStep()
  const hasLastTry = status === 'declined' || status === 'notArrived'
  useFocusOnStep(
    blocker ? 'blocked' : isOpening ? 'opening' : step,
    !hasLastTry || (step !== 'review' && step !== 'payment'),
  )
  useCodeAhead(isOpening && !guest)
  useEffect(() => {
    if (step === 'review') prepareReceipt()
  }, [step, prepareReceipt])

  if (isOpening) return <Opening blocker={blocker} />
  const steps = stepsOf(progress)
  const name = t(`step.${step}`)
  return (
    <Page
      title={t('title', { step: name })}
      heading={t('heading', { step: name, current: steps.indexOf(step) + 1, total: steps.length })}
      lead={isBuyingNow ? t('buyNow') : undefined}
      wide
      compact
    >
      {asked !== step && <Redirect to={stepAddress(step)} />}
      <StepLine current={step} />
      {status !== 'placing' && <OpenPaymentNote riderId={riderId} isCheckout />}
      {/* Earlier steps tell the last try once, the payment step again; the last has it at its button. */}
      {hasLastTry && step !== 'review' && (
        <Box sx={{ mb: 3 }}>
          <LastTry key={step === 'payment' ? 'payment' : 'before'} />
        </Box>
      )}
      <StepArea step={step} guest={guest} blocker={blocker} />
    </Page>
  )
}

function useOpenStep() {
  const [query] = useSearchParams()
  const progress = useAppSelector(selectProgress)
  const isPlacing = useAppSelector(selectPayment).status === 'placing'
  const asked = query.get('step')
  const isOpening = useAppSelector(selectIsOpening) && isUndecided(asked, firstIncomplete(progress))
  // Back opens no other step while a payment runs.
  const step = isPlacing ? 'review' : stepOf(asked, progress)
  return { asked, step, isOpening }
}

/** A saved method opens the review as soon as prices are known, so its code loads beside them. */
function useCodeAhead(isReviewNext: boolean): void {
  usePrefetch(laterSteps)
  useEffect(() => {
    if (isReviewNext) void ReviewStep.load().catch(() => undefined)
  }, [isReviewNext])
}

function StepLine({ current }: { current: Step }) {
  const { t } = useTranslation('checkout')
  const progress = useAppSelector(selectProgress)
  const isPlacing = useAppSelector(selectPayment).status === 'placing'
  const steps = stepsOf(progress)
  const furthest = steps.indexOf(firstIncomplete(progress))
  return (
    <Box sx={{ mb: 3, maxWidth: { xs: 720, md: 'calc(100% - 448px)' } }}>
      <LineSteps
        label={t('stepsLabel')}
        current={current}
        steps={steps.map((key, at) => ({
          key,
          label: t(`step.${key}`),
          href: at <= furthest && !isPlacing ? stepAddress(key) : undefined,
        }))}
      />
    </Box>
  )
}

interface StepAreaProps {
  step: Step
  guest: boolean
  blocker: OrderTrouble | undefined
}

function StepArea({ step, guest, blocker }: StepAreaProps) {
  const navigate = useNavigate()
  const hasPrices = useAppSelector(selectCheckoutBlocker) !== 'noQuote'
  const isWide = useIsWide()
  const isReview = step === 'review'
  const hasPanel = isReview && !blocker
  const [place, setPlace] = useState<Element | null>(null)
  // Nobody pays for what they do not see yet.
  const [isReviewShown, setReviewShown] = useState(false)
  const nextPlace = <Box key={step} ref={setPlace} sx={{ display: 'contents' }} />
  // The last step's address redirects to the first incomplete step.
  const goOn = () => void navigate(stepAddress('review'))
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 6 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
        }}
      >
        {/* A line above the step on a phone, else beside it: the eye's order at every width. */}
        {!isWide && !hasPanel && <OrderSummary />}
        {blocker && (
          <Box sx={{ minWidth: 0 }}>
            <OrderBlocker trouble={blocker} />
          </Box>
        )}
        {/* Hidden while the order is blocked, so that typed text stays. */}
        <Box sx={{ minWidth: 0, display: blocker && 'none' }}>
          <Suspense fallback={isReview ? <ReviewSkeleton /> : <FormSkeleton fields={4} />}>
            {step === 'contact' && <ContactStep guest={guest} onDone={goOn} />}
            {step === 'shipping' && <ShippingStep guest={guest} onDone={goOn} />}
            {step === 'payment' && <PaymentStep guest={guest} place={blocker ? null : place} onDone={goOn} />}
            {isReview && <ReviewStep onShown={setReviewShown} />}
          </Suspense>
        </Box>
        {(isWide || hasPanel) && (
          <Box sx={{ position: { md: 'sticky' }, top: 96, minWidth: 0 }}>
            {hasPanel ? (
              <PayPanel hasButton={isWide} isReviewShown={isReviewShown} />
            ) : (
              <OrderSummary>{nextPlace}</OrderSummary>
            )}
          </Box>
        )}
      </Box>
      {hasPanel && !isWide && hasPrices && <PayBar isReviewShown={isReviewShown} />}
      {!hasPanel && !isWide && nextPlace}
    </>
  )
}

/** A rider's account may still answer the last question before the review. */
const isUndecided = (asked: string | null, furthest: Step) =>
  (furthest === 'shipping' || furthest === 'payment') && (asked === null || asked === 'review')

export function Opening({ blocker }: { blocker?: OrderTrouble }) {
  const { t } = useTranslation('checkout')
  return (
    <Page title={t('page')} wide compact>
      {blocker ? (
        <OrderBlocker trouble={blocker} />
      ) : (
        <Box aria-busy sx={{ minHeight: '60vh', pt: 9, maxWidth: 720 }}>
          <SkeletonLines lines={6} height={28} />
        </Box>
      )}
    </Page>
  )
}

/** A step is a page for a screen reader: its heading takes the focus, unless a declined payment's message does. */
function useFocusOnStep(step: Step | 'blocked' | 'opening', isWanted: boolean): void {
  useFocusOnChange(step, () => {
    if (!isWanted) return
    focusPageHeading({ preventScroll: true })
    window.scrollTo({ top: 0 })
  })
}
