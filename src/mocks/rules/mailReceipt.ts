import type { OrderRecord } from '../state/orders'
import type { BackendState } from '../state'

/** What would be mailed: the receipt, and for a guest the code that takes the order into an account. */
export function mailReceipt(state: BackendState, { order_number, order_key }: OrderRecord, to: string): void {
  state.mailedReceipts.push({ to, order_number, claim_code: order_key })
}
