import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { useAppSelector } from '../../../shared/store'
import { selectSettings } from '../../identity/settings'
import { standingOf, useCardName } from '../fareMedia/onDemand'
import { Section } from './Section'

/** The card's identity: every fact that its face shows only in part (specification 3, fare medium). */
export function Details({ card }: { card: FareMedium }) {
  const { t } = useTranslation(['cardManagement', 'fareMedia'])
  const settings = useAppSelector(selectSettings)
  const standing = standingOf(card, settings)
  const { kind } = useCardName(card)
  const status =
    standing === 'unknown' ? card.status : t(`fareMedia:status.${standing === 'unsupported' ? 'good' : standing}`)
  const facts = [
    [t('details.nickname'), card.nickname?.trim() || t('details.noNickname')],
    [t('details.number'), card.printed_card_number && t('details.endingIn', { digits: card.printed_card_number })],
    [t('details.kind'), kind],
    [t('details.status'), status],
    [t('details.issuer'), card.organization?.name || settings.operator.name],
  ].filter(([, value]) => value)
  return (
    <Section title={t('details.title')}>
      <Box component="dl" sx={list}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </Box>
    </Section>
  )
}

const list = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  width: '100%',
  '& > div': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '12em minmax(0, 1fr)' }, columnGap: 2 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 700, overflowWrap: 'anywhere' },
}
