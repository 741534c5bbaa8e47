import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusOnChange } from '../../shared/focus/moveFocus'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { reasonsIn } from '../../shared/submission/submission'
import { LineSteps } from '../../shared/ui/lines/LineSteps'
import { Page } from '../../shared/ui/Page'
import { BalanceStep } from './BalanceStep'
import { changed, closing } from './closeAccount'
import type { ClosingAct, seenLosses } from './closingRules'
import { ConfirmStep } from './ConfirmStep'
import type { BalanceChoice } from './ConfirmStep'
import { LossesStep } from './LossesStep'
import { payingOut, payoutRecalled } from './payOut'

type Step = 'losses' | 'balance' | 'confirm'

/** `/account/deactivate`: what ends, what becomes of the balance, and the password (ACC-13). */
export default function ClosingScreen() {
  const { t } = useTranslation('closing')
  const dispatch = useAppDispatch()
  const isChanged = reasonsIn(useAppSelector(closing.select)).some(({ key }) => key === changed.key)
  const isPaid = useAppSelector(payingOut.select).status === 'done'
  const [step, setStep] = useState<Step>('losses')
  const [act, setAct] = useState<ClosingAct>()
  /** The wallet's balance when the rider went on, in cents. It is read again after each payout. */
  const [balance, setBalance] = useState(0)
  const [seen, setSeen] = useState<ReturnType<typeof seenLosses>>()
  const [choice, setChoice] = useState<BalanceChoice>()
  useFocusOnChange(step)
  useEffect(() => {
    dispatch(closing.opened())
    dispatch(payingOut.opened())
    dispatch(payoutRecalled())
  }, [dispatch])
  const hasBalance = balance > 0
  const goBack = () => {
    dispatch(closing.opened())
    // What is lost has changed: all of it is looked at again, and money that arrived after a transfer can be moved, too.
    if (isChanged) dispatch(payingOut.opened())
    setStep(hasBalance && !isPaid && !isChanged ? 'balance' : 'losses')
  }
  const steps: Step[] = hasBalance || step === 'losses' ? ['losses', 'balance', 'confirm'] : ['losses', 'confirm']
  return (
    <Page title={step === 'losses' ? t('title') : t(`${step}.title`)} lead={step === 'losses' ? t('lead') : undefined}>
      <LineSteps label={t('title')} steps={steps.map((key) => ({ key, label: t(`steps.${key}`) }))} current={step} />
      {step === 'losses' && (
        <LossesStep
          act={act}
          onAct={setAct}
          onNext={(given, found, lost) => {
            setSeen(lost)
            setAct(given)
            setBalance(found)
            if (found === 0) setChoice(undefined)
            setStep(found > 0 && !isPaid ? 'balance' : 'confirm')
          }}
        />
      )}
      {step === 'balance' && (
        <BalanceStep
          balance={balance}
          start={choice}
          onBack={() => setStep('losses')}
          onChosen={(chosen) => {
            setChoice(chosen)
            setStep('confirm')
          }}
        />
      )}
      {step === 'confirm' && act && (
        <ConfirmStep act={act} balance={balance} seen={seen} choice={choice} onBack={goBack} />
      )}
    </Page>
  )
}
