import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { isOnDevice } from '../fareMedia/onDemand'
import { AttachOutcome, PassTicks, passAttachment, rejectionOf, useRenewalsText } from '../passes/onDemand'
import { selectSettings } from '../../identity/settings'
import { targetsOf } from '../transfers/onDemand'
import { movablePasses } from './lostCardRules'
import { LostStep } from './LostStep'
import type { StepProps } from './LostStep'
import { NewCardHere } from './NewCardHere'
import { OnPhone } from './OnPhone'
import { PassesInUse } from './PassesInUse'
import { TargetChoice } from './TargetChoice'

/** Moves available passes to another card, each answered for itself. What becomes of a pass in use is told. */
export function PassesStep({ card, cards, ...step }: StepProps & { card: FareMedium; cards: FareMedium[] }) {
  const { t } = useTranslation('lostCard')
  const renewalsText = useRenewalsText()
  const dispatch = useAppDispatch()
  const attempt = useAppSelector(passAttachment.select)
  const targets = targetsOf(cards, card.faremedia_id, useAppSelector(selectSettings))
  const available = movablePasses(card)
  const { left, setLeft, onPhone } = usePassesLeft(attempt)
  const stored = available.filter((pass) => isOnDevice(pass) || onPhone.includes(pass.pass_id))
  const movable = available.filter((pass) => !stored.includes(pass))
  const [chosen, setChosen] = useState<string>()
  const target = targets.find(({ faremedia_id }) => faremedia_id === chosen) ?? targets[0]
  const all = movable.map(({ pass_id }) => pass_id)
  const ticked = all.filter((id) => !left.includes(id))
  const move = () => {
    if (target && ticked.length > 0) dispatch(passAttachment.requested({ passes: ticked, card: target.faremedia_id }))
  }
  return (
    <LostStep
      {...step}
      step="passes"
      done={t('passes.done')}
      act={
        !target ? (
          <NewCardHere />
        ) : movable.length > 0 ? (
          <BusyButton
            variant="contained"
            busy={attempt.status === 'sending'}
            aria-disabled={ticked.length === 0 || undefined}
            onClick={move}
          >
            {t('passes.act', { count: ticked.length })}
          </BusyButton>
        ) : undefined
      }
    >
      <p>{target ? t('passes.text') : t('passes.noTarget')}</p>
      <PassesInUse card={card} />
      <OnPhone passes={stored} />
      {target && movable.length > 0 && (
        <>
          <PassTicks
            legend={t('passes.which')}
            passes={movable}
            ticked={ticked}
            onChange={(now) => setLeft(all.filter((id) => !now.includes(id)))}
          />
          <TargetChoice id="passes-to" targets={targets} value={target.faremedia_id} onChange={setChosen} />
          <p role="status">{renewalsText(movable.filter(({ pass_id }) => ticked.includes(pass_id)))}</p>
        </>
      )}
      <AttachOutcome />
      <Faults of={reasonsIn(attempt)} />
    </LostStep>
  )
}

/** Holds the passes that stay out of the next press, and those of which an answer said that they are on a phone. */
function usePassesLeft(attempt: ReturnType<typeof passAttachment.select>) {
  const [left, setLeft] = useState<string[]>([])
  const [onPhone, setOnPhone] = useState<string[]>([])
  const [seen, setSeen] = useState<unknown>(attempt)
  if (seen !== attempt) {
    setSeen(attempt)
    const rejected = attempt.status === 'done' ? attempt.value.rejected : []
    // What was refused is not sent again with the next press, unless the rider ticks it again.
    setLeft([...new Set([...left, ...rejected.map(({ pass_id }) => pass_id)])])
    setOnPhone(rejected.filter(({ reason }) => rejectionOf(reason) === 'on_device').map(({ pass_id }) => pass_id))
  }
  return { left, setLeft, onPhone }
}
