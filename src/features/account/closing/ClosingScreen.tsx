import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { stepAddress } from '../../../shared/navigation/steps'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { reasonsIn } from '../../../shared/submission/submission'
import { LineSteps } from '../../../shared/ui/lines/LineSteps'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { Page } from '../../../shared/ui/page/Page'
import { Redirect } from '../../../shared/ui/page/Redirect'
import { BalanceStep } from './BalanceStep'
import { changed, closing } from './closeAccount'
import type { ClosingAct, seenLosses } from './closingRules'
import { firstIncomplete, openSteps, stepOf, stepsOf } from './closingSteps'
import type { Progress, Step } from './closingSteps'
import { ConfirmStep } from './ConfirmStep'
import type { BalanceChoice } from './ConfirmStep'
import { LossesStep } from './LossesStep'
import { payingOut, payoutRecalled } from './payOut'

interface Looked {
  act: ClosingAct
  /** Cents in the wallet then; read again after each payout. */
  balance: number
  seen: ReturnType<typeof seenLosses>
}

/** `/account/deactivate`: what ends, what becomes of the balance, and the password (ACC-13). */
export default function ClosingScreen() {
  const { t } = useTranslation('closing')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const state = useAppSelector(closing.select)
  const isChanged = reasonsIn(state).some(({ key }) => key === changed.key)
  const isPaid = useAppSelector(payingOut.select).status === 'done'
  const [act, setAct] = useState<ClosingAct>()
  const [looked, setLooked] = useState<Looked>()
  const [choice, setChoice] = useState<BalanceChoice>()
  const asked = query.get('step')
  const balance = looked?.balance ?? 0
  const progress = {
    // The loss has changed: once the rider has read so, all is looked at again.
    hasLooked: looked !== undefined && !(isChanged && asked !== 'confirm'),
    hasBalance: balance > 0,
    isPaid,
    hasChoice: choice !== undefined,
  }
  // Back opens no step while the account is being closed.
  const step = state.status === 'sending' ? 'confirm' : stepOf(asked, progress)
  useFocusOnChange(step)
  useOpenedActs(step, isChanged, () => setLooked(undefined))
  const goTo = (next: Step) => void navigate(stepAddress(next))
  const open = openSteps(progress)
  return (
    <Page title={step === 'losses' ? t('title') : t(`${step}.title`)} lead={step === 'losses' ? t('lead') : undefined}>
      {asked !== step && <Redirect to={stepAddress(step)} />}
      <ClosingSteps progress={progress} current={step} isSending={state.status === 'sending'} />
      {step === 'losses' && (
        <LossesStep
          act={act}
          onAct={setAct}
          onNext={(given, found, seen) => {
            setAct(given)
            setLooked({ act: given, balance: found, seen })
            // The rider confirms a changed sum again, by typing it.
            if (found !== balance) setChoice(undefined)
            goTo(found > 0 && !isPaid ? 'balance' : 'confirm')
          }}
        />
      )}
      {step === 'balance' && (
        <BalanceStep
          balance={balance}
          start={choice}
          onBack={() => goTo('losses')}
          onChosen={(chosen) => {
            setChoice(chosen)
            goTo('confirm')
          }}
        />
      )}
      {step === 'confirm' && looked && (
        <ConfirmStep {...looked} choice={choice} onBack={() => goTo(open[open.indexOf(step) - 1] ?? 'losses')} />
      )}
    </Page>
  )
}

/** Opens the acts with the page, and the closing again when its step is left. `onChanged`: more or less is lost. */
function useOpenedActs(step: Step, isChanged: boolean, onChanged: () => void): void {
  const dispatch = useAppDispatch()
  useSubmission(closing)
  useSubmission(payingOut)
  useEffect(() => void dispatch(payoutRecalled()), [dispatch])
  const leaveConfirm = useEffectEvent(() => {
    dispatch(closing.opened())
    if (!isChanged) return
    // Money that came after a transfer can move too.
    dispatch(payingOut.opened())
    onChanged()
  })
  useEffect(() => (step === 'confirm' ? () => leaveConfirm() : undefined), [step])
}

function ClosingSteps({ progress, current, isSending }: { progress: Progress; current: Step; isSending: boolean }) {
  const { t } = useTranslation('closing')
  const open = openSteps(progress)
  const furthest = open.indexOf(firstIncomplete(progress))
  const isOpen = (key: Step) => open.includes(key) && open.indexOf(key) <= furthest && !isSending
  return (
    <LineSteps
      label={t('title')}
      steps={stepsOf(progress).map((key) => ({
        key,
        label: t(`steps.${key}`),
        href: isOpen(key) ? stepAddress(key) : undefined,
      }))}
      current={current}
    />
  )
}
