import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { useAppSelector } from '../../../shared/store'
import { FactList } from '../../../shared/ui/parts/FactList'
import { selectSettings } from '../../identity/settings'
import { standingOf, useCardName } from '../fareMedia/onDemand'
import { Section } from './Section'

/** Lists the facts that a card's face shows only in part (specification 3, fare medium). */
export function Details({ card }: { card: FareMedium }) {
  const { t } = useTranslation(['cardManagement', 'fareMedia'])
  const settings = useAppSelector(selectSettings)
  const standing = standingOf(card, settings)
  const { kind } = useCardName(card)
  const status =
    standing === 'unknown' ? card.status : t(`fareMedia:status.${standing === 'unsupported' ? 'good' : standing}`)
  const known = [
    [t('details.nickname'), card.nickname?.trim() || t('details.noNickname')],
    [t('details.number'), card.printed_card_number && t('details.endingIn', { digits: card.printed_card_number })],
    [t('details.kind'), kind],
    [t('details.status'), status],
    [t('details.issuer'), card.organization?.name || settings.operator.name],
  ] as const
  const facts = known.flatMap(([name, value]) => (value ? [[name, <bdi key={name}>{value}</bdi>] as const] : []))
  return (
    <Section title={t('details.title')}>
      <FactList facts={facts} />
    </Section>
  )
}
