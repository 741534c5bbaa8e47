import { buildFareCards } from './fareCards'
import type { FareMediumRecord } from './fareCards'
import { people } from './users'

/** Wrong tries at one card's security code since the last right one. */
export interface CardTriesRecord {
  count: number
  /** The time of the last try, in milliseconds since the epoch. */
  last: number
}

export interface FareMediaState {
  fareMedia: FareMediumRecord[]
  /** Sessions by card token. `expires` is null for the scenarios' own sessions, which no clock ends. */
  cardSessions: Record<string, { faremedia_id: string; expires: number | null }>
  /** Tries by the digits of the printed number. */
  cardTries: Record<string, CardTriesRecord>
}

export const fareMediaSeed = (): FareMediaState => ({
  fareMedia: buildFareCards({ rider: people.rider.uuid, blockedRider: people.blockedRider.uuid }),
  cardSessions: {},
  cardTries: {},
})
