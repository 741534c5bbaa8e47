import type { OrderLine } from '../../../api/contract/buying/orderLine'
import type { ProductRecord } from '../../catalogue/records'
import type { BackendState } from '../../state'

export const soldProduct = (state: BackendState, uuid: string): ProductRecord | undefined =>
  state.products.find((product) => product.uuid === uuid && product.sold)

/** Returns whole cents, or null if the product is not for sale. */
export function currentPrice(state: BackendState, uuid: string): number | null {
  const product = soldProduct(state, uuid)
  return product ? Number.parseInt(String(product.list_price), 10) : null
}

export const isPhysical = (product: ProductRecord) => product.sub_type === 'PHYSICAL_PASS'

export function hasToShip(state: BackendState, lines: OrderLine[]): boolean {
  return lines.some((line) => soldProduct(state, line.uuid)?.shipping_enabled)
}

export function subtotalOf(state: BackendState, lines: OrderLine[]): number {
  return lines.reduce((sum, line) => sum + (currentPrice(state, line.uuid) ?? 0) * line.quantity, 0)
}
