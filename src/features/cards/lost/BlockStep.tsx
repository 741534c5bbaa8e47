import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { withBlank } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { selectSettings } from '../../identity/settings'
import { knownKind, standingOf, useCardNames } from '../fareMedia/onDemand'
import { blockNowAsked, blocking } from '../management/onDemand'
import { LostStep } from './LostStep'
import type { StepProps } from './LostStep'

/** Blocks without a question, because it can be undone (decision 93). */
export function BlockStep({ card, cards, ...step }: StepProps & { card: FareMedium; cards: FareMedium[] }) {
  const { t } = useTranslation('lostCard')
  const dispatch = useAppDispatch()
  const attempt = useAppSelector(blocking.select)
  const id = card.faremedia_id
  const isBusy = attempt.status === 'sending'
  const block = (reason: 'lost' | 'stolen') => dispatch(blockNowAsked({ id, reason }))
  return (
    <LostStep
      {...step}
      step="block"
      done={t('block.done')}
      after={
        <>
          <p>
            {withBlank(t('block.found'))}
            <TextLink to={paths.cardTab(id, 'manage')}>{t('block.undo')}</TextLink>
          </p>
          <AlsoLost cards={cards} />
        </>
      }
      act={
        <>
          <BusyButton variant="contained" size="large" busy={isBusy} onClick={() => block('lost')}>
            {t('block.lost')}
          </BusyButton>
          <BusyButton variant="outlined" size="large" busy={isBusy} onClick={() => block('stolen')}>
            {t('block.stolen')}
          </BusyButton>
        </>
      }
    >
      <p>{t('block.text')}</p>
      <Faults of={reasonsIn(attempt)} />
    </LostStep>
  )
}

/** A lost bag holds several cards: each usable one is one press away. */
function AlsoLost({ cards }: { cards: FareMedium[] }) {
  const { t } = useTranslation('lostCard')
  const settings = useAppSelector(selectSettings)
  const nameOf = useCardNames()
  const others = cards.filter(
    (card) => ['virtual', 'physical'].includes(knownKind(card.type) ?? '') && standingOf(card, settings) === 'good',
  )
  if (others.length === 0) return null
  return (
    <div>
      {t('block.others')}
      <ul>
        {others.map((card) => (
          <li key={card.faremedia_id}>
            <TextLink to={paths.lostCard(card.faremedia_id)}>{nameOf(card).short}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
