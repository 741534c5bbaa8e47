import type { Localized } from '../../words/language'

export interface ActivityRecord {
  activity_id: string
  faremedia_id: string
  /** ISO 8601, UTC. */
  date_time: string
  type: 'ride' | 'load' | 'autoload' | 'transfer in' | 'transfer out' | 'pass' | 'block' | 'unblock' | 'link' | 'rename'
  description: Localized | null
  /** Of a transfer: the card at its other end. */
  other_card?: { type: string; nickname: string | null; printed_card_number: string | null }
  /** In cents. */
  amount: number
  /** The general funds of the card afterwards. */
  balance: number
  state: 'posted' | 'pending'
  /** Of value on its way: the instant from which it can be spent. */
  usable_from?: string
  fare_reason: Localized | null
  /** Why a ride cost nothing: it counts for no fare cap. */
  free?: 'transfer'
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
  activities: ActivityRecord[]
  taps: TapRecord[]
}

export const cardHistorySeed = (): CardHistoryState => ({ activities: [], taps: [] })
