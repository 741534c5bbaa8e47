import type { OrderLine } from '../../../../api/contract/buying/orderLine'
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
