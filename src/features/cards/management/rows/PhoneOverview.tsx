import Paper from '@mui/material/Paper'
import { Suspense } from 'react'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { lazyPart } from '../../../../i18n/lazyPart'
import { SkeletonCard } from '../../../../shared/ui/waiting/SkeletonCard'
import { CardBalances } from '../../fareMedia/onDemand'
import type { PartKey } from './partTitle'

const CardRows = lazyPart(() => import('./CardRows'), ['autoload', 'renewals', 'cardHistory'])

interface PhoneOverviewProps {
  card: FareMedium
  /** The card's tabs without the overview. */
  parts: readonly PartKey[]
}

export function PhoneOverview(props: PhoneOverviewProps) {
  const { card } = props
  return (
    <>
      <Suspense fallback={<SkeletonCard height={400} lines={12} />}>
        <CardRows {...props} />
      </Suspense>
      <Paper component="section" variant="outlined" sx={{ p: 2 }} aria-labelledby="card-balances">
        <CardBalances withoutFunds card={card} headingId="card-balances" />
      </Paper>
    </>
  )
}
