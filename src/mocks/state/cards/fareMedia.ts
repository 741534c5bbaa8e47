import { buildFareCards } from './fareCards'
import type { FareMediumRecord } from './fareCards'
import { people } from '../identity/users'

/** Wrong tries at one card's security code since the last right one. */
export interface CardTriesRecord {
  count: number
  /** The time of the last try, in milliseconds since the epoch. */
  last: number
}

/** A ride that was paid by tapping a bank card. */
export interface BankCardTapRecord {
  faremedia_id: string
  last4: string
  /** MM/YY. */
  expiry: string
  /** ISO date in the operator's time zone. */
  date: string
  /** In cents. */
  amount: number
}

export interface FareMediaState {
  fareMedia: FareMediumRecord[]
  /** Virtual cards that their riders have removed: the histories tell what was on them. */
  goneCards: FareMediumRecord[]
  /** Sessions by card token. `expires` is null for the scenarios' own sessions, which no clock ends. */
  cardSessions: Record<string, { faremedia_id: string; expires: number | null }>
  /** Tries by the digits of the printed number. */
  cardTries: Record<string, CardTriesRecord>
  bankCardTaps: BankCardTapRecord[]
}

export const fareMediaSeed = (): FareMediaState => ({
  fareMedia: buildFareCards({ rider: people.rider.uuid, blockedRider: people.blockedRider.uuid }),
  goneCards: [],
  cardSessions: {},
  cardTries: {},
  bankCardTaps: [],
})

/** Returns all cards that there are or were: a card that has left is still told by its name and number. */
export const everyCard = ({ fareMedia, goneCards }: Pick<FareMediaState, 'fareMedia' | 'goneCards'>) => [
  ...fareMedia,
  ...goneCards,
]
