import type { DescribedFilter, Filter, Product } from '../../../../api/contract/buying/products'
import type { SellableProduct, Wanted } from '../../cart'
import { own } from '../../../../shared/byName'
import { offerFor } from '../search/offer'
import type { Offer } from '../search/offer'
import type { Panel } from '../search/productsMachine'

export interface RiderFares {
  rider: string
  products: SellableProduct[]
  described: DescribedFilter[]
}

/** How many of each class travel, and which product was chosen for it, by the filter's value. */
export interface Party {
  counts: Record<string, number>
  fares: Record<string, string>
}

/** `product` is undefined if nothing is sold to the class. `cents` is the row's sum. */
export interface PartyRow {
  rider: string
  products: SellableProduct[]
  described: DescribedFilter[]
  product: SellableProduct | undefined
  quantity: number
  cents: number
}

/** Returns the filter of classes, if there are several. */
export function riderFilter(panel: Panel): Filter | undefined {
  const uuid = panel.described.find(({ type }) => type === 'Rider')?.filter_uuid
  return panel.filters.find((filter) => filter.uuid === uuid && filter.values.length > 1)
}

/** One kind of product is handed out and described alike. */
const kindOf = ({ sub_type, shipping_enabled, short_description }: Product) =>
  JSON.stringify([sub_type, shipping_enabled, short_description])
const isSameKind = (one: Product) => (other: Product) => kindOf(one) === kindOf(other)

/**
 * Returns a row for each class. One without a choice gets the kind of the first travelling class, else the first
 * product sold to it. `alone`: the class that travels until the rider says who does.
 */
export function partyRows(
  fares: RiderFares[],
  { counts, fares: chosen }: Party,
  alone: string | undefined,
): PartyRow[] {
  const countOf = (rider: string) => own(counts, rider) ?? (rider === alone ? 1 : 0)
  const chosenOf = ({ rider, products }: RiderFares) => products.find(({ uuid }) => uuid === own(chosen, rider))
  const leader = fares.find(({ rider, products }) => products.length > 0 && countOf(rider) > 0)
  const lead = leader && (chosenOf(leader) ?? leader.products[0])
  return fares.map((entry) => {
    const { products } = entry
    const same = lead && (products.find(({ uuid }) => uuid === lead.uuid) ?? products.find(isSameKind(lead)))
    const product = chosenOf(entry) ?? same ?? products[0]
    const quantity = product ? countOf(entry.rider) : 0
    return { ...entry, product, quantity, cents: product ? product.list_price * quantity : 0 }
  })
}

/** Returns the number of products, and their sum in cents. */
export const partyTotal = (rows: PartyRow[]): { count: number; cents: number } =>
  rows.reduce(({ count, cents }, row) => ({ count: count + row.quantity, cents: cents + row.cents }), {
    count: 0,
    cents: 0,
  })

export interface PartyLine {
  rider: string
  wanted: Wanted
}

/**
 * Returns a line for each travelling class, named after it ("Bus · Youth · Tickets"), unless classes buy the same
 * product, which is one line of the cart.
 */
export function partyLines(rows: PartyRow[], names: Map<string, string>, offer: Offer, language: string): PartyLine[] {
  const bought = rows.filter(({ quantity }) => quantity > 0)
  return bought.flatMap(({ rider, product, quantity, described }) => {
    if (!product) return []
    const isShared = bought.some((other) => other.rider !== rider && other.product?.uuid === product.uuid)
    const ofRider: Offer = {
      described: described.filter(({ type }) => !isShared || type !== 'Rider'),
      names: offer.names.flatMap(({ type, name }) =>
        type !== 'Rider' ? [{ type, name }] : isShared ? [] : [{ type, name: names.get(rider) ?? name }],
      ),
    }
    return [{ rider, wanted: { product, quantity, ...offerFor(product, ofRider, language) } }]
  })
}
