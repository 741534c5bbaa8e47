import type { OrderLine } from '../../../../api/contract/buying/orderLine'
import { isPhysical } from '../../cart'
import type { CartLine } from '../../cart'

/** Returns order lines without prices, which the server sets (CART-05). */
export function orderLines(lines: CartLine[]): OrderLine[] {
  return lines.map(({ uuid, quantity, isSubscribed, appliedFilters }) => ({
    uuid,
    quantity,
    isSubscribed,
    filters: appliedFilters.map(({ filter_uuid, filter_value }) => ({ filter_uuid, filter_value })),
  }))
}

/** Checks whether the line needs an address and a shipping method (decision 79). */
export const isShipped = (line: CartLine): boolean => isPhysical(line) && line.shipping_enabled

export const isPickedUp = (line: CartLine): boolean => isPhysical(line) && !line.shipping_enabled
