import type { ApiError } from '../../../api/errors'
import { renewingAtEnd, useUpcoming } from '../../../features/account/upcoming/onDemand'
import type { Upcoming } from '../../../features/account/upcoming/onDemand'
import { fareCards } from '../../../features/cards/fareMedia/onDemand'
import { unattached } from '../../../features/cards/passes/onDemand'
import { selectSettings } from '../../../features/identity/settings'
import { now } from '../../../shared/clock'
import { valueOf } from '../../../shared/remote/remote'
import { useAppSelector } from '../../../shared/store'
import { stopsOf } from './stops'
import type { Stop } from './stops'

export interface Coming {
  isWaiting: boolean
  stops: Stop[]
  /** Autoloads that wait for a low balance. */
  whenLow: Upcoming['atThreshold']
  /** A part could not be read. The line shows the rest. */
  error: ApiError | undefined
  reload: () => void
}

/** Returns what comes in the next 90 days: of cards, passes and the wallet. */
export function useComing(): Coming {
  const { upcoming, isWaiting, missing, error, reload } = useUpcoming({ once: true })
  const cards = valueOf(useAppSelector(fareCards.select)) ?? []
  const loose = valueOf(useAppSelector(unattached.select)) ?? []
  const settings = useAppSelector(selectSettings)
  const renewing = upcoming && !missing.includes('renewals') ? renewingAtEnd(upcoming) : undefined
  const stops = stopsOf({ cards, unattached: loose, charges: upcoming?.charges ?? [], renewing }, settings, now())
  return { isWaiting, stops, whenLow: upcoming?.atThreshold ?? [], error, reload }
}
