import type { ChargedMethod } from '../../../api/contract/paying/chargedMethod'
import type { Address } from '../../../api/contract/paying/addresses'
import type { DescribedFilter } from '../../../api/contract/buying/products'
import type { Localized } from '../../words/language'

/** How the rider receives a product. */
export type Serving = 'app' | 'shipped' | 'pickup'

export interface OrderItemRecord {
  uuid: string
  name: Localized
  quantity: number
  price: number
  type: string
  serving: Serving
  is_subscribed: boolean
  applied_filters: DescribedFilter[]
  offer_code: string
  /** sale, refund, unpaid or cash; by default it follows from the order's status. */
  line_type?: string
}

export interface OrderRecord {
  /** The quote that was paid; null for purchases before the scenario began. */
  quote_id: string | null
  order_id: string
  order_number: string
  purchase_number: string
  /** With this key the guest who bought can read the order again. */
  order_key: string | null
  /** The owner's uuid; null for a guest's order. */
  owner: string | null
  card_number: string | null
  /** The id of that card; without it, the number tells. */
  faremedia_id?: string | null
  date: string
  /** When it was paid, if that was later. */
  paid_at?: string
  status: string
  email: string
  first_name?: string
  last_name?: string
  items: OrderItemRecord[]
  payments: { method: ChargedMethod; amount: number }[]
  shipping_address: Address | null
  shipping_method_id: string | null
  promo_code: string | null
  subtotal: number
  shipping: number
  promo: number
  tax?: number
  total: number
}

export interface OrdersState {
  orders: OrderRecord[]
}

export const ordersSeed = (): OrdersState => ({ orders: [] })
