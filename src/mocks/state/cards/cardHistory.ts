import type { Localized } from '../../words/language'

/** What was done with a card that moved nothing. Movements of money and passes are in the ledger. */
export interface CardEventRecord {
  event_id: string
  faremedia_id: string
  /** ISO 8601, UTC. */
  date_time: string
  type: 'block' | 'unblock' | 'link' | 'rename'
  /** The new name, if the card was renamed. */
  description: Localized | null
}

export interface TapRecord {
  tap_id: string
  faremedia_id: string
  date_time: string
  /** ISO date of the operator's calendar. */
  travel_day: string
  place: Localized
  state: 'posted' | 'pending'
  /** Null while the fare is not known yet. */
  fare: number | null
  cap_note: Localized | null
  fare_reason: Localized | null
}

export interface CardHistoryState {
  cardEvents: CardEventRecord[]
  taps: TapRecord[]
}

export const cardHistorySeed = (): CardHistoryState => ({ cardEvents: [], taps: [] })
