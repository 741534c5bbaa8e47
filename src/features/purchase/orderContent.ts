import type { OrderLine } from '../../api/contract/orderLine'
import { isPhysical } from '../cart'
import type { CartLine } from '../cart'

/** The cart's lines as an order names them: never with a price, which is the server's to say (CART-05). */
export function orderLines(lines: CartLine[]): OrderLine[] {
  return lines.map(({ uuid, quantity, isSubscribed, appliedFilters }) => ({
    uuid,
    quantity,
    isSubscribed,
    filters: appliedFilters.map(({ filter_uuid, filter_value }) => ({ filter_uuid, filter_value })),
  }))
}

/** Sent by mail: asks for an address and a method (decision 79). */
export const isShipped = (line: CartLine): boolean => isPhysical(line) && line.shipping_enabled

/** A thing, but not one that is sent: it is handed over at a desk. */
export const isPickedUp = (line: CartLine): boolean => isPhysical(line) && !line.shipping_enabled
