import type { DescribedFilter } from '../api/contract/products'
import type { SavedAddress, Address } from '../api/contract/addresses'
import type { PaymentMethod } from '../api/contract/paymentMethods'
import type { CallName } from '../api/contract'
import type { FaultKind } from './faults'
import type { MailedLinks, MailedReceipt, SessionRecord } from './accessRecords'
import type { CardTriesRecord, FareMediumRecord } from './cardRecords'

/**
 * The whole backend as one plain object: it is cloned into the browser's database after every answer, so it holds no
 * functions, classes or dates. Raise `stateVersion` with every change of shape: a kept state of another version is
 * built anew.
 */
export const stateVersion = 7

export type Language = 'en' | 'fr'
export type Localized = Record<Language, string>

export interface UserRecord {
  uuid: string
  first_name: string
  last_name: string
  email: string
  password: string
  mobile: string | null
  locale: string
  email_confirmed: boolean
  mfa_enrollment_status: '0' | '1' | '2'
  mfa_enabled: boolean
  /** The operator does not let this rider pass without a second factor. */
  mfa_required: boolean
  /** Where codes go, as +19025550171. */
  mfa_phone: string | null
}

export interface ProductRecord {
  uuid: string
  name: Localized
  alert_message: Localized | null
  short_description: Localized
  long_description: Localized
  /** Text for one product, as real backends mix both. */
  list_price: number | string
  list_priority: number
  product_image_path: string
  sub_type: string
  shipping_enabled: boolean
  organization: { uuid: string; legacy_uuid: string }
  subscription_allowed: boolean
  background_color: string
  /** Uuids of the filter values that this product answers to. */
  tags: string[]
  sold: boolean
}

export interface FilterValueRecord {
  uuid: string
  value: Localized
  short_description?: Localized
  image_url?: string
  accessibility_text?: Localized
}

export interface FilterRecord {
  uuid: string
  type: 'Service' | 'Rider' | 'Product' | 'Origin' | 'Destination'
  display_name: Localized
  filter_type: 'list' | 'dropdown'
  values: FilterValueRecord[]
  /** Values that must be applied before this filter is of any use. */
  needs: string[]
}

export interface PaymentMethodRecord extends PaymentMethod {
  owner: string
  declines?: boolean
}

export interface ShippingMethodRecord {
  id: string
  name: Localized
  eta: Localized
  price: number
  country: string
}

export interface PromoRecord {
  code: string
  /** Of the subtotal, or so many cents, which may be more than there is to pay. */
  off: { percent: number } | { cents: number }
  text: Localized
  ends: string
}

interface QuoteLineRecord {
  uuid: string
  quantity: number
  isSubscribed: boolean
  filters: { filter_uuid: string; filter_value: string }[]
  price: number | null
}

export interface QuoteRecord {
  quote_id: string
  owner: string
  created: number
  lines: QuoteLineRecord[]
  faremedia_id: string | null
  shipping_method_id: string | null
  promo_code: string | null
  subtotal: number
  shipping: number
  promo: number
  tax?: number
  total: number
}

/** How the rider gets what was bought. */
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
}

export interface OrderRecord {
  /** The quote that was paid; null for what was bought before the scenario began. */
  quote_id: string | null
  order_id: string
  order_number: string
  purchase_number: string
  /** Lets the guest who bought read the order again. */
  order_key: string | null
  /** User uuid; null for a guest's order. */
  owner: string | null
  card_number: string | null
  date: string
  status: string
  email: string
  items: OrderItemRecord[]
  payments: { label: Localized; amount: number }[]
  shipping_address: Address | null
  shipping_method_id: string | null
  promo_code: string | null
  subtotal: number
  shipping: number
  promo: number
  tax?: number
  total: number
}

interface AttemptRecord {
  bodyHash: string
  /** The order, or null where the payment was declined. */
  order_id: string | null
}

export interface FaultRecord {
  call: CallName | '*'
  kind: FaultKind
  /** How often it still strikes; null for always. */
  times: number | null
}

export interface CallRecord {
  name: CallName
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
  /** 0 when no answer came. */
  status: number
}

export interface BackendState {
  version: number
  scenario: string
  users: UserRecord[]
  /** By token. */
  sessions: Record<string, SessionRecord>
  mailedLinks: MailedLinks
  /** Receipts that were mailed, oldest first. */
  mailedReceipts: MailedReceipt[]
  /** By card token; `expires` is null for the scenarios' own, which outlive any clock. */
  cardSessions: Record<string, { faremedia_id: string; expires: number | null }>
  /** By the printed number's digits. */
  cardTries: Record<string, CardTriesRecord>
  products: ProductRecord[]
  filters: FilterRecord[]
  orders: OrderRecord[]
  quotes: Record<string, QuoteRecord>
  /** By owner and idempotency key. */
  attempts: Record<string, AttemptRecord>
  addresses: (SavedAddress & { owner: string })[]
  paymentMethods: PaymentMethodRecord[]
  fareMedia: FareMediumRecord[]
  promos: PromoRecord[]
  shippingMethods: ShippingMethodRecord[]
  orgConfig: Record<string, string>
  counters: Record<Counter, number>
  faults: FaultRecord[]
  /** Milliseconds by call, or `*`. */
  delays: Partial<Record<CallName | '*', number>>
  /** Milliseconds since the epoch while the clock stands still. */
  clock: number | null
  calls: CallRecord[]
  /** What happens once between a quote and the order that is to pay it, to the first product of the order. */
  surprise: 'priceChanged' | 'soldOut' | null
  /** Signing up asks for a security question and its answer. */
  asksSecurityQuestion: boolean
  /** Every text that people read is one long word. */
  hasLongWords: boolean
}

export type Counter = 'token' | 'quote' | 'order' | 'paymentMethod' | 'payPal' | 'user'

/** The next number of its kind: ids repeat from run to run. */
export function nextNumber(state: BackendState, counter: Counter): number {
  state.counters[counter] += 1
  return state.counters[counter]
}

export function languageOf(acceptLanguage: string | null | undefined): Language {
  return acceptLanguage?.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}
