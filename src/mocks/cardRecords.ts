import type { Localized } from './state'

export interface PassRecord {
  pass_id: string
  product: string
  status: 'Available' | 'Active'
  expiration_date: string | null
  used_count: number
  /** Null for as many uses as one likes. */
  usable_count: number | null
}

export interface FareMediumRecord {
  faremedia_id: string
  /** User uuid; null for a card on nobody's account. */
  owner: string | null
  nickname: string
  printed_card_number: string
  security_code: string
  type: 'virtual' | 'physical' | 'bank card' | 'commuter benefits'
  category: Localized
  status: 'ACTIVE' | 'BLOCKED' | 'suspended' | 'invalid'
  /** Uuid of the rider filter's value: only passes for these riders are sold for the card. */
  rider: string
  expiration_date: string
  balances: { general_funds: number; commuter_benefits: number }
  background_color: string
  passes: PassRecord[]
}

/** Wrong tries at one card's security code since the last right one. */
export interface CardTriesRecord {
  count: number
  /** Milliseconds since the epoch of the last one. */
  last: number
}
