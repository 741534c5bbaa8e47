import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { formatMoney } from '../../../shared/locales/money'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { selectSettings } from '../../identity/settings'
import { movableFunds, targetsOf, TransferHold, transferAsked, transferring } from '../transfers/onDemand'
import { LostStep } from './LostStep'
import type { StepProps } from './LostStep'
import { NewCardHere } from './NewCardHere'
import { TargetChoice } from './TargetChoice'

/** Moves all general funds to another card, once, as every transfer does. */
export function FundsStep({ card, cards, ...step }: StepProps & { card: FareMedium; cards: FareMedium[] }) {
  const { t, i18n } = useTranslation('lostCard')
  const dispatch = useAppDispatch()
  const settings = useAppSelector(selectSettings)
  const attempt = useAppSelector(transferring.select)
  const id = card.faremedia_id
  const targets = targetsOf(cards, id, settings)
  const [chosen, setChosen] = useState<string>()
  const target = targets.find(({ faremedia_id }) => faremedia_id === chosen) ?? targets[0]
  const amount = movableFunds(card)
  const money = formatMoney(amount, i18n.language)
  return (
    <LostStep
      {...step}
      step="balance"
      done={t('balance.done')}
      act={
        target ? (
          <BusyButton
            variant="contained"
            busy={attempt.status === 'sending'}
            onClick={() => dispatch(transferAsked({ fromId: id, toId: target.faremedia_id, amount }))}
          >
            {t('balance.act', { amount: money })}
          </BusyButton>
        ) : (
          <NewCardHere />
        )
      }
    >
      <p>{target ? t('balance.text', { amount: money }) : t('balance.noTarget', { amount: money })}</p>
      {target && <TargetChoice id="balance-to" targets={targets} value={target.faremedia_id} onChange={setChosen} />}
      <TransferHold />
      <Faults of={reasonsIn(attempt)} />
    </LostStep>
  )
}
