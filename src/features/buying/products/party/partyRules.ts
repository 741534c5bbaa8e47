import type { DescribedFilter, Filter, Product } from '../../../../api/contract/buying/products'
import type { SellableProduct, Wanted } from '../../cart'
import { own } from '../../../../shared/byName'
import { offerFor } from '../search/offer'
import type { Offer } from '../search/offer'
import type { Panel } from '../search/productsMachine'

/** What one class of riders (adults, youths) can buy, in the operator's order. */
export interface RiderFares {
  /** The filter's value of the class. */
  rider: string
  products: SellableProduct[]
  described: DescribedFilter[]
}

/** Who travels: how many of each class, and the products that were chosen for a class, by the class's filter value. */
export interface Party {
  counts: Record<string, number>
  fares: Record<string, string>
}

/** A row of the party: `product` is undefined if nothing is sold to the class. `cents` is the row's sum. */
export interface PartyRow {
  rider: string
  products: SellableProduct[]
  described: DescribedFilter[]
  product: SellableProduct | undefined
  quantity: number
  cents: number
}

/** The filter that asks for the class of the rider, if there are several to choose from. */
export function riderFilter(panel: Panel): Filter | undefined {
  const uuid = panel.described.find(({ type }) => type === 'Rider')?.filter_uuid
  return panel.filters.find((filter) => filter.uuid === uuid && filter.values.length > 1)
}

/** A kind of product is sold to several classes: it is handed out the same way and says the same of itself. */
const kindOf = ({ sub_type, shipping_enabled, short_description }: Product) =>
  JSON.stringify([sub_type, shipping_enabled, short_description])
const isSameKind = (one: Product) => (other: Product) => kindOf(one) === kindOf(other)

/**
 * Returns the rows of a party. A class without a choice of its own gets the kind of product that the first travelling
 * class gets, else the first that is sold to it. `alone`: the class that travels until the rider says who does.
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

/** Returns how many products the rows hold, and their sum in whole cents. */
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
 * Returns what is added to the cart: one line for each class that travels. It is named after the class ("Bus · Youth ·
 * Tickets"), unless several classes of the party buy the same product, which the cart holds in one line.
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
