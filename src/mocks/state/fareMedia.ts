import { buildFareCards } from './fareCards'
import type { FareMediumRecord } from './fareCards'
import { people } from './users'

/** Wrong tries at one card's security code since the last right one. */
export interface CardTriesRecord {
  count: number
  /** Milliseconds since the epoch of the last one. */
  last: number
}

export interface FareMediaState {
  fareMedia: FareMediumRecord[]
  /** By card token; `expires` is null for the scenarios' own, which outlive any clock. */
  cardSessions: Record<string, { faremedia_id: string; expires: number | null }>
  /** By the printed number's digits. */
  cardTries: Record<string, CardTriesRecord>
}

export const fareMediaSeed = (): FareMediaState => ({
  fareMedia: buildFareCards({ rider: people.rider.uuid, blockedRider: people.blockedRider.uuid }),
  cardSessions: {},
  cardTries: {},
})
