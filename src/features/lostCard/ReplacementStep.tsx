import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../api/contract/fareMedia'
import { paths } from '../../shared/paths'
import { Button, LinkButton } from '../../shared/ui/Button'
import { knownKind } from '../fareMedia/onDemand'
import { LostStep } from './LostStep'
import type { StepProps } from './LostStep'

/** Leads to another card: one by mail, or a virtual one. The rider says when that is settled. */
export function ReplacementStep({ card, onDone, ...step }: StepProps & { card: FareMedium; onDone: () => void }) {
  const { t } = useTranslation('lostCard')
  const isVirtual = knownKind(card.type) === 'virtual'
  return (
    <LostStep
      {...step}
      step="replacement"
      done={t('replacement.done')}
      act={
        <>
          <LinkButton variant="contained" to={isVirtual ? paths.allFareCards : paths.productsInTransitMode('physical')}>
            {t(isVirtual ? 'replacement.virtual' : 'replacement.order')}
          </LinkButton>
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
