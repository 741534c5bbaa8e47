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
  /** The unpaid order that it pays; without it, a new order is made. */
  order_id?: string
  shipping_method_id: string | null
  promo_code: string | null
  subtotal: number
  shipping: number
  promo: number
  tax?: number
  total: number
}

export interface QuotesState {
  quotes: Record<string, QuoteRecord>
}

export const quotesSeed = (): QuotesState => ({ quotes: {} })
