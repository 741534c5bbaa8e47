import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { dropDraft } from '../../../shared/forms/saving/useDraft'
import { valueOf } from '../../../shared/remote/remote'
import { useShownRemote } from '../../../shared/remote/useRemote'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { loadAttempts } from '../../../shared/payments/openPayments'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { MoneyObstacle } from '../../../shared/payments/MoneyObstacle'
import { Page } from '../../../shared/ui/page/Page'
import { Waiting } from '../../../shared/ui/waiting/Waiting'
import { amountBounds } from '../../cards/autoload'
import { paymentMethods } from '../../paying/payment/onDemand'
import { selectRiderId } from '../../identity/session'
import { ContactWays } from '../../identity/settings/onDemand'
import { LoadDone } from './LoadDone'
import { loadDraft, LoadForm } from './LoadForm'
import { LoadReview } from './LoadReview'
import { LoadSteps } from './LoadSteps'
import { LockedNote } from './LockedNote'
import { loadAgreed, loadOpened, walletLoading } from './sendLoad'
import type { WantedLoad } from './sendLoad'
import type { Wallet } from './walletState'

export default function LoadPage({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet')
  const dispatch = useAppDispatch()
  const [attempt] = useSubmission(walletLoading)
  const [wanted, setWanted] = useState<WantedLoad>()
  const [isReviewed, setReviewed] = useState(false)
  useFocusOnChange(isReviewed)
  useEffect(() => void dispatch(loadOpened()), [dispatch])
  const owner = useAppSelector(selectRiderId)
  const isDone = attempt.status === 'done'
  useEffect(() => {
    if (isDone) dropDraft(loadDraft, owner)
  }, [isDone, owner])
  if (attempt.status === 'done') return <LoadDone load={attempt.value} />
  if (!wallet.load_allowed && !isReviewed)
    return (
      <Page title={t('load.title')} lead={t('load.lead')} form>
        <LockedNote wallet={wallet} />
      </Page>
    )
  return (
    <Page title={isReviewed ? t('load.review') : t('load.title')} lead={isReviewed ? undefined : t('load.lead')} form>
      <LoadSteps current={isReviewed ? 'review' : 'amount'} />
      <MoneyObstacle
        attempts={loadAttempts}
        owner={owner ?? ''}
        isAnswer={attempt.status === 'failed'}
        contact={<ContactWays />}
        onAgree={() => {
          dispatch(loadAgreed())
          dispatch(walletLoading.opened())
        }}
      />
      <Step
        balance={wallet.balance}
        wanted={wanted}
        isReviewed={isReviewed}
        onGiven={(given) => {
          setWanted(given)
          setReviewed(true)
        }}
        onChange={() => {
          setReviewed(false)
          dispatch(walletLoading.opened())
        }}
      />
    </Page>
  )
}

interface StepProps {
  balance: number
  wanted: WantedLoad | undefined
  isReviewed: boolean
  onGiven: (wanted: WantedLoad) => void
  onChange: () => void
}

function Step({ balance, wanted, isReviewed, onGiven, onChange }: StepProps) {
  const { t } = useTranslation('wallet')
  const attempt = useAppSelector(walletLoading.select)
  const methods = useShownRemote(paymentMethods)
  const bounds = valueOf(useAppSelector(amountBounds.select))?.load
  if (methods.status === 'failed')
    return <FailurePanel title={t('load.methodsFailed')} error={methods.error} onRetry={methods.retry} />
  if (methods.status !== 'loaded' || !bounds) return <FormSkeleton fields={3} hasMoreActions />
  if (isReviewed && wanted)
    return <LoadReview wanted={wanted} balance={balance} methods={methods.value} onChange={onChange} />
  if (attempt.status === 'sending') return <Waiting text={t('load.checking')} />
  return <LoadForm bounds={bounds} methods={methods.value} start={wanted ?? {}} onGiven={onGiven} />
}
