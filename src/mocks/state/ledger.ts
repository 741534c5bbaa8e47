import type { Localized } from '../words/language'

export type EntryKind =
  | 'opening'
  | 'order'
  | 'load'
  | 'autoload'
  | 'renewal'
  | 'transfer'
  | 'payout'
  | 'refund'
  | 'ride'
  | 'cap'
  | 'forfeit'
  | 'adjustment'

/** Money that an account gains, or loses below zero. In cents. */
export interface MoneyLine {
  account: string
  amount: number
}

/** A pass that leaves a place or comes to one. */
export interface PassLine {
  account: string
  pass_id: string
  direction: 'in' | 'out'
  /** The uuid of its product, where it comes to: it is told by its name even when it is gone. */
  product?: string
}

export interface NamedCard {
  type: string
  nickname: string | null
  printed_card_number: string | null
}

/** What no line and no record says of a movement. */
export interface MovementNotes {
  description?: Localized
  /** Why a ride cost what it did. */
  fare_reason?: Localized
  /** Why a ride cost nothing: it counts for no fare cap. */
  free?: 'transfer'
  /** Whether the fare of a ride may still change. */
  isSettling?: boolean
  /** The uuids of the products that a refund gave back. */
  products?: string[]
  /** The card that gave and the card that got, of a transfer. */
  between?: [from: NamedCard, to: NamedCard]
}

/** One movement of money and passes. The amounts of its lines add up to 0; an entry that failed has no lines. */
export interface LedgerEntry {
  number: string
  kind: EntryKind
  /** An instant. */
  at: string
  state: 'pending' | 'posted' | 'failed'
  /** The instant from which what came of it can be used; null: at once. */
  usable_from: string | null
  /** The number of the entry that it follows from. */
  cause: string | null
  lines: (MoneyLine | PassLine)[]
  /** The rider's uuid; null for a guest's. */
  owner: string | null
  /** The id of the order, charge, transfer or payout that tells the rest; of a ride, its card. */
  record: string | null
  notes?: MovementNotes
}

export interface LedgerState {
  /** Every movement, the oldest first. */
  ledger: LedgerEntry[]
}

export const ledgerSeed = (): LedgerState => ({ ledger: [] })
