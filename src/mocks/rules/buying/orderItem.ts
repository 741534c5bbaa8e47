import * as codes from '../../../api/contract/base/errorCodes'
import type { OrderItemRecord } from '../../state/buying/orders'
import type { QuoteRecord } from '../../state/buying/quotes'
import type { BackendState } from '../../state'
import { lineFilters } from './productFilters'
import { refuse } from '../base/refusal'
import { isPhysical, soldProduct } from './soldProducts'

/** Returns an order item with the product's current data. Errors: refuses if the product is no longer sold. */
export function itemOf(state: BackendState, line: QuoteRecord['lines'][number], number: string): OrderItemRecord {
  const product = soldProduct(state, line.uuid) ?? refuse(codes.notSold)
  return {
    uuid: product.uuid,
    name: { ...product.name },
    quantity: line.quantity,
    price: line.price ?? 0,
    type: product.sub_type,
    serving: product.shipping_enabled ? 'shipped' : isPhysical(product) ? 'pickup' : 'app',
    is_subscribed: line.isSubscribed,
    applied_filters: lineFilters(state, line.filters),
    offer_code: offerCode(product.organization.legacy_uuid, number),
  }
}

/** Derived from the order number, so that the same order has the same codes in every run. */
const offerCode = (organization: string, number: string) => `${organization.slice(0, 5)}-${number}`
