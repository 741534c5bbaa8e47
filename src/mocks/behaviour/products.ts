import * as codes from '../../api/contract/errorCodes'
import type { AppliedFilter, SearchBody, searchProducts } from '../../api/contract/products'
import type { FareMediumRecord } from '../cardRecords'
import type { BackendState, FilterRecord, Language, ProductRecord } from '../state'
import type { BehaviourOf, CallContext, SentAnswer } from './behaviour'
import { cardsOf } from './fareMedia'
import { describe, filtersFor, relevantFilters, selectionOf, valuesOffered, wantedTags } from './productFilters'
import type { Selection } from './productFilters'
import { refuse } from './refusal'
import { riderOf } from './visitor'
import type { Visitor } from './visitor'

type Answer = SentAnswer<typeof searchProducts>
type Sold = (product: ProductRecord) => boolean

const defaultRowCount = 12

export const isPhysical = (product: ProductRecord) => product.sub_type === 'PHYSICAL_PASS'

export const productsBehaviour: BehaviourOf<
  'searchProducts' | 'searchProductsAsGuest' | 'searchProductsForCard' | 'getOrgConfig'
> = {
  searchProducts: (context) => {
    riderOf(context.visitor)
    return searchTickets(context)
  },

  searchProductsAsGuest: (context) => searchTickets(context),

  searchProductsForCard: ({ state, body, language, visitor }) => {
    const wantsPhysical = body.purchase_type === 'physical'
    const card = wantsPhysical ? undefined : cardOf(state, body.faremedia_id, visitor)
    const filters = card ? withOwnRider(filtersFor(state, 'card'), card) : filtersFor(state, 'card')
    const applied = card ? withRider(filters, body.applied_filters, card) : body.applied_filters
    const fits: Sold = (product) => isPhysical(product) === wantsPhysical && (!card || isFor(product, card))
    return search(state, body, selectionOf(state, filters, applied), language, fits)
  },

  getOrgConfig: ({ state, query }) => {
    if (query.get('config_type') !== 'CUSTOMER_CONFIG') refuse(codes.notValid, 'config_type')
    const entries = Object.entries(state.orgConfig)
    return { organization_config: entries.map(([config_key, config_value]) => ({ config_key, config_value })) }
  },
}

/** The card that is asked about, where it is one's own; another's is none. */
function cardOf(state: BackendState, id: string | undefined, visitor: Visitor): FareMediumRecord | undefined {
  const isKnown = id !== undefined && (visitor.kind === 'rider' || visitor.kind === 'guest')
  return isKnown ? cardsOf(state, visitor).find((card) => card.faremedia_id === id) : undefined
}

/** Whether a product is for the kind of rider that the card is for. */
export const isFor = (product: ProductRecord, card: FareMediumRecord): boolean => product.tags.includes(card.rider)

/** Nothing is sold for other riders than the card's. */
const withOwnRider = (filters: FilterRecord[], card: FareMediumRecord): FilterRecord[] =>
  filters.map((filter) =>
    filter.type === 'Rider' ? { ...filter, values: filter.values.filter(({ uuid }) => uuid === card.rider) } : filter,
  )

/** A card knows whose it is: that filter is applied without being asked for. */
function withRider(filters: FilterRecord[], applied: AppliedFilter[], card: FareMediumRecord): AppliedFilter[] {
  const filter = filters.find(({ type }) => type === 'Rider')
  if (!filter || applied.some(({ filter_uuid }) => filter_uuid === filter.uuid)) return applied
  return [...applied, { filter_uuid: filter.uuid, filter_value: card.rider }]
}

function searchTickets({ state, body, language }: CallContext<typeof searchProducts>): Answer {
  const selection = selectionOf(state, filtersFor(state, 'tickets'), body.applied_filters)
  return search(state, body, selection, language, () => true)
}

function search(state: BackendState, body: SearchBody, selection: Selection, language: Language, fits: Sold): Answer {
  const applied_filters = describe(selection.choices)
  if (body.return === 'FILTER') return { results: filterResults(selection, language), applied_filters }
  const found = body.keyword_search
    ? named(state, body.keyword_search)
    : matching(state, wantedTags(selection)).filter(fits)
  // A cart is refreshed as a whole: it is not cut into pages unless asked.
  const rowCount = body.row_count ?? (body.keyword_search ? Math.max(found.length, 1) : defaultRowCount)
  const page = body.page ?? 1
  if (rowCount < 1 || page < 1) refuse(codes.notValid, rowCount < 1 ? 'row_count' : 'page')
  const shown = found.slice((page - 1) * rowCount, page * rowCount)
  return { results: shown.map((entry) => productAnswer(entry, language)), applied_filters, page, total: found.length }
}

const byPriority = (one: ProductRecord, other: ProductRecord) => one.list_priority - other.list_priority

const matching = (state: BackendState, tags: string[]) =>
  state.products.filter((product) => product.sold && tags.every((tag) => product.tags.includes(tag))).sort(byPriority)

const named = (state: BackendState, uuids: string[]) =>
  state.products.filter((product) => product.sold && uuids.includes(product.uuid)).sort(byPriority)

function filterResults(selection: Selection, language: Language): Answer['results'] {
  return relevantFilters(selection).map(({ filter, applied }) => ({
    uuid: filter.uuid,
    display_name: filter.display_name[language],
    filter_type: filter.filter_type,
    applied,
    values: valuesOffered(selection, filter).map((value) => ({
      uuid: value.uuid,
      value: value.value[language],
      short_description: value.short_description?.[language] ?? null,
      image_url: value.image_url ?? null,
      accessibility_text: value.accessibility_text?.[language] ?? null,
    })),
  }))
}

/** The product as sent; the scenarios' stored carts are made from it, too. */
export function productAnswer(product: ProductRecord, language: Language) {
  const { uuid, list_price, product_image_path, sub_type, shipping_enabled, organization } = product
  return {
    uuid,
    name: product.name[language],
    alert_message: product.alert_message?.[language] ?? null,
    short_description: product.short_description[language],
    long_description: product.long_description[language],
    list_price,
    product_image_path,
    sub_type,
    shipping_enabled,
    organization,
    subscription: { subscription_allowed: product.subscription_allowed },
    theme: { background_color: product.background_color },
  }
}
