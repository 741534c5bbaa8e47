import Box from '@mui/material/Box'
import { Suspense } from 'react'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { lazyPart } from '../../../i18n/lazyPart'
import { paths } from '../../../shared/paths'
import { useIsPhone } from '../../../shared/ui/useWidth'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { PassList } from '../fareMedia/onDemand'
import { partsOf } from './rows/parts'

const CardRows = lazyPart(() => import('./rows/CardRows'), ['autoload', 'renewals', 'cardHistory'])

/** Shows what each part of a card holds. Where there is room, the passes stand in full. */
export function OverviewTab({ card }: { card: FareMedium }) {
  const isPhone = useIsPhone()
  const all = partsOf(card)
  const parts = isPhone ? all : all.filter((part) => part !== 'passes')
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {!isPhone && all.includes('passes') && <PassList card={card} to={paths.cardTab(card.faremedia_id, 'passes')} />}
      <Suspense fallback={<SkeletonCard height={parts.length * 65} lines={parts.length} />}>
        <CardRows card={card} parts={parts} />
      </Suspense>
    </Box>
  )
}
