import type { OrderLine } from '../../../../api/contract/buying/orderLine'
import { isPhysical } from '../../cart'
import type { CartLine } from '../../cart'

/** Returns the cart's lines as an order sends them. They carry no prices, which the server sets (CART-05). */
export function orderLines(lines: CartLine[]): OrderLine[] {
  return lines.map(({ uuid, quantity, isSubscribed, appliedFilters }) => ({
    uuid,
    quantity,
    isSubscribed,
    filters: appliedFilters.map(({ filter_uuid, filter_value }) => ({ filter_uuid, filter_value })),
  }))
}

/** Whether a line is sent by mail, which needs an address and a shipping method (decision 79). */
export const isShipped = (line: CartLine): boolean => isPhysical(line) && line.shipping_enabled

/** Whether a line is a physical product that the rider collects at a desk. */
export const isPickedUp = (line: CartLine): boolean => isPhysical(line) && !line.shipping_enabled
