import type { ChargedMethod } from '../../../api/contract/paying/chargedMethod'
import { own } from '../../../shared/byName'

export interface PayoutRecord {
  payout_id: string
  bodyHash: string
  /** When it was made: keys are forgotten after a while. */
  at: number
  /** An instant. */
  date: string
  /** In cents. */
  amount: number
  method_id: string
  /** The method as it was. */
  method: ChargedMethod
}

export interface ClosingState {
  /** What became of riders whose account is closed, by their ids. */
  closedAccounts: Record<string, 'deactivated' | 'deleted'>
  /** Payouts of wallets by owner and idempotency key. */
  payouts: Record<string, PayoutRecord>
}

export const closingSeed = (): ClosingState => ({ closedAccounts: {}, payouts: {} })

export const isClosed = ({ closedAccounts }: ClosingState, uuid: string): boolean =>
  own(closedAccounts, uuid) !== undefined
