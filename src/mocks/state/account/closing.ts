import type { ChargedMethod } from '../../../api/contract/paying/chargedMethod'
import { own } from '../../../shared/byName'

export interface PayoutRecord {
  payout_id: string
  /** An instant. */
  date: string
  /** In cents. */
  amount: number
  method_id: string
  method: ChargedMethod
}

/** What a key stood for. Keys are forgotten after a while, payouts are not. */
interface PayoutAttempt {
  bodyHash: string
  /** When it was made. */
  at: number
  payout_id: string
}

export interface ClosingState {
  /** What became of riders whose account is closed, by their ids. */
  closedAccounts: Record<string, 'deactivated' | 'deleted'>
  /** Payouts of wallets, the oldest first. */
  payouts: PayoutRecord[]
  /** Attempts by owner and idempotency key. */
  payoutAttempts: Record<string, PayoutAttempt>
}

export const closingSeed = (): ClosingState => ({ closedAccounts: {}, payouts: [], payoutAttempts: {} })

export const isClosed = ({ closedAccounts }: ClosingState, uuid: string): boolean =>
  own(closedAccounts, uuid) !== undefined
