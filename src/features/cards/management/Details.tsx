import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { useAppSelector } from '../../../shared/store'
import { FactList } from '../../../shared/ui/parts/FactList'
import { selectSettings } from '../../identity/settings'
import { standingOf, useCardFacts, useCardName } from '../fareMedia/onDemand'
import { Section } from './Section'

/** Lists the facts that a card's face shows only in part (specification 3, fare medium). */
export function Details({ card }: { card: FareMedium }) {
  const { t } = useTranslation(['cardManagement', 'fareMedia'])
  const settings = useAppSelector(selectSettings)
  const standing = standingOf(card, settings)
  const { kind } = useCardName(card)
  const status =
    standing === 'unknown' ? card.status : t(`fareMedia:status.${standing === 'unsupported' ? 'good' : standing}`)
  return (
    <Section title={t('fareMedia:facts.title')}>
      <FactList
        beside
        facts={[
          [t('details.kind'), <bdi key="kind">{kind}</bdi>],
          [t('details.status'), <bdi key="status">{status}</bdi>],
          [t('details.issuer'), <bdi key="issuer">{card.organization?.name || settings.operator.name}</bdi>],
          ...useCardFacts(card),
        ]}
      />
    </Section>
  )
}
