import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { lazyPart } from '../../../i18n/lazyPart'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { CardBalances, isOurs, knownKind, PassList } from '../fareMedia/onDemand'

const CardCharges = lazyPart(() => import('./charges/CardCharges'), ['autoload', 'renewals'])

const paper = { p: { xs: 2, sm: 3 } }

/** Shows passes, funds and charges. The card's identity is on its face and in its own tab. */
export function OverviewTab({ card }: { card: FareMedium }) {
  const { t } = useTranslation('fareMedia')
  const kind = knownKind(card.type) ?? ''
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {!['bank card', 'commuter benefits'].includes(kind) && (
        <Paper component="section" variant="outlined" sx={paper} aria-labelledby="card-passes">
          <PassList
            passes={card.passes}
            notShown={card.passesDropped}
            headingId="card-passes"
            emptyText={t('noPasses')}
          />
        </Paper>
      )}
      <Paper component="section" variant="outlined" sx={paper} aria-labelledby="card-balances">
        <CardBalances card={card} headingId="card-balances" />
      </Paper>
      {isOurs(card) && (
        <Suspense fallback={<SkeletonCard height={150} lines={3} />}>
          <CardCharges card={card} />
        </Suspense>
      )}
    </Box>
  )
}
