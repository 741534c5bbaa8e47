import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { useAppSelector } from '../../../shared/store'
import { lazyPart } from '../../../i18n/lazyPart'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { CardBalances, knownKind, standingOf, useCardName } from '../fareMedia/onDemand'
import { PassList } from '../fareMedia/onDemand'
import { selectSettings } from '../../identity/settings'
import { Section } from './Section'

const CardCharges = lazyPart(() => import('./charges/CardCharges'), ['autoload', 'renewals'])

const paper = { p: { xs: 2, sm: 3 } }

/** Shows every fact of a card (specification 3, fare medium). */
export function OverviewTab({ card }: { card: FareMedium }) {
  const { t } = useTranslation('fareMedia')
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Paper component="section" variant="outlined" sx={paper} aria-labelledby="card-balances">
        <CardBalances card={card} headingId="card-balances" />
      </Paper>
      <Details card={card} />
      <Paper component="section" variant="outlined" sx={paper} aria-labelledby="card-passes">
        <PassList
          passes={card.passes}
          notShown={card.passesDropped}
          headingId="card-passes"
          emptyText={t('noPasses')}
        />
      </Paper>
      {['virtual', 'physical'].includes(knownKind(card.type) ?? '') && (
        <Suspense fallback={<SkeletonCard height={150} lines={3} />}>
          <CardCharges card={card} />
        </Suspense>
      )}
    </Box>
  )
}

/** The card's identity: what its face shows only in part. */
function Details({ card }: { card: FareMedium }) {
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
