import type { OrderRecord } from '../../state/buying/orders'
import type { BackendState } from '../../state'

/** Stores the receipt as mailed: for a guest with the code that claims the order for an account. */
export function mailReceipt(state: BackendState, { order_number, order_key }: OrderRecord, to: string): void {
  state.mailedReceipts.push({ to, order_number, claim_code: order_key })
}
