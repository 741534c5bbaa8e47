import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../api/contract/fareMedia'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { BusyButton } from '../../shared/ui/BusyButton'
import { LinkButton } from '../../shared/ui/Button'
import { AttachOutcome, PassTicks, passAttachment } from '../ownPasses/onDemand'
import { selectSettings } from '../settings'
import { targetsOf } from '../transfers/onDemand'
import { movablePasses } from './lostCardRules'
import { LostStep } from './LostStep'
import type { StepProps } from './LostStep'
import { StepFaults } from './StepFaults'
import { TargetChoice } from './TargetChoice'

/** Moves available passes to another card, each answered for itself. A pass in use stays on the lost card. */
export function PassesStep({ card, cards, ...step }: StepProps & { card: FareMedium; cards: FareMedium[] }) {
  const { t } = useTranslation('lostCard')
  const dispatch = useAppDispatch()
  const attempt = useAppSelector(passAttachment.select)
  const targets = targetsOf(cards, card.faremedia_id, useAppSelector(selectSettings))
  const movable = movablePasses(card)
  const [left, setLeft] = useState<string[]>([])
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
        target ? (
          <BusyButton
            variant="contained"
            busy={attempt.status === 'sending'}
            aria-disabled={ticked.length === 0 || undefined}
            onClick={move}
          >
            {t('passes.act', { count: ticked.length })}
          </BusyButton>
        ) : (
          <LinkButton variant="outlined" to={paths.allFareCards}>
            {t('toCards')}
          </LinkButton>
        )
      }
    >
      <p>{target ? t('passes.text') : t('passes.noTarget')}</p>
      {target && (
        <>
          <PassTicks
            legend={t('passes.which')}
            passes={movable}
            ticked={ticked}
            onChange={(now) => setLeft(all.filter((id) => !now.includes(id)))}
          />
          <TargetChoice id="passes-to" targets={targets} value={target.faremedia_id} onChange={setChosen} />
        </>
      )}
      <AttachOutcome />
      <StepFaults attempt={attempt} />
    </LostStep>
  )
}
