import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import { VirtualCard, newVirtualCard } from '../management/onDemand'
import { knownKind } from '../fareMedia/onDemand'
import { selectSettings } from '../../identity/settings'
import { cardsToOrder } from './cardsToOrder'
import { LostStep } from './LostStep'
import type { StepProps } from './LostStep'

export function ReplacementStep({ card, onDone, ...step }: StepProps & { card: FareMedium; onDone: () => void }) {
  const { t } = useTranslation('lostCard')
  const { hidePhysical } = useAppSelector(selectSettings).features
  const isVirtual = knownKind(card.type) === 'virtual' || hidePhysical
  const made = useAppSelector(newVirtualCard.select)
  const before = useRef(made)
  const settled = useEffectEvent(onDone)
  useEffect(() => {
    if (isVirtual && made.status === 'done' && before.current !== made) settled()
    before.current = made
  }, [isVirtual, made])
  const variant = step.isNext ? 'contained' : 'outlined'
  return (
    <LostStep
      {...step}
      step="replacement"
      done={t('replacement.done')}
      outcome={null}
      act={
        <>
          {isVirtual ? (
            <VirtualCard variant={variant} />
          ) : (
            <LinkButton variant={variant} to={cardsToOrder(card)}>
              {t('replacement.order')}
            </LinkButton>
          )}
          <Button variant="outlined" onClick={onDone}>
            {t('replacement.settled')}
          </Button>
        </>
      }
    >
      <p>{t(isVirtual ? 'replacement.virtualText' : 'replacement.text')}</p>
    </LostStep>
  )
}

/** Gives a rider without another card a virtual one within the flow, or links one. */
export function NewCardHere() {
  const { t } = useTranslation('lostCard')
  return (
    <>
      <VirtualCard variant="contained" />
      <LinkButton variant="outlined" to={paths.allFareCards}>
        {t('toCards')}
      </LinkButton>
    </>
  )
}
