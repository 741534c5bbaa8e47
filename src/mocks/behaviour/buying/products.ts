import * as codes from '../../../api/contract/base/errorCodes'
import type { AppliedFilter, SearchBody, searchProducts } from '../../../api/contract/buying/products'
import type * as contract from '../../../api/contract/buying/products'
import type { FilterRecord, ProductRecord } from '../../catalogue/records'
import { cardsOf, isFor } from '../../rules/cards/ownCards'
import { productAnswer } from '../../rules/buying/productAnswer'
import type { ForCard } from '../../rules/buying/productAnswer'
import {
  describe,
  filtersFor,
  relevantFilters,
  selectionOf,
  valuesOffered,
  wantedTags,
  withAnyService,
} from '../../rules/buying/productFilters'
import type { Selection } from '../../rules/buying/productFilters'
import { refuse } from '../../rules/base/refusal'
import type { SentAnswer } from '../../rules/base/sentAnswer'
import { isPhysical } from '../../rules/buying/soldProducts'
import { riderOf } from '../../rules/base/visitor'
import type { Visitor } from '../../rules/base/visitor'
import { issuerOf } from '../../state/cards/fareCards'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { BackendState } from '../../state'
import type { Language } from '../../words/language'
import type { BehaviourOf, CallContext, CallsOf } from '../base/behaviour'

type Answer = SentAnswer<typeof searchProducts>

type Sold = (product: ProductRecord) => boolean

const defaultRowCount = 12

export const productsBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  searchProducts: (context) => {
    riderOf(context.visitor)
    return searchTickets(context)
  },

  searchProductsAsGuest: (context) => searchTickets(context),

  searchProductsForCard: ({ state, body, language, visitor }) => {
    const wantsPhysical = body.purchase_type === 'physical'
    const card = wantsPhysical ? undefined : cardOf(state, body.faremedia_id, visitor)
    const filters = card ? withOwnRider(filtersFor(state, 'card'), card) : filtersFor(state, 'card')
    const asked = withAnyService(filters, body.applied_filters)
    const applied = card ? withRider(filters, asked, card) : asked
    const fits: Sold = (product) => isPhysical(product) === wantsPhysical && (!card || isFor(product, card))
    return search(
      state,
      body,
      selectionOf(state, filters, applied),
      language,
      fits,
      wantsPhysical ? undefined : { card },
    )
  },
}

/** Returns the requested card if it belongs to the visitor, and undefined otherwise. */
function cardOf(state: BackendState, id: string | undefined, visitor: Visitor): FareMediumRecord | undefined {
  const isKnown = id !== undefined && (visitor.kind === 'rider' || visitor.kind === 'guest')
  return isKnown ? cardsOf(state, visitor).find((card) => card.faremedia_id === id) : undefined
}

/** Offers no other rider types than the card's. */
const withOwnRider = (filters: FilterRecord[], card: FareMediumRecord): FilterRecord[] =>
  filters.map((filter) =>
    filter.type === 'Rider' ? { ...filter, values: filter.values.filter(({ uuid }) => uuid === card.rider) } : filter,
  )

/** A card knows its rider type, so that filter is applied without being sent. */
function withRider(filters: FilterRecord[], applied: AppliedFilter[], card: FareMediumRecord): AppliedFilter[] {
  const filter = filters.find(({ type }) => type === 'Rider')
  if (!filter || applied.some(({ filter_uuid }) => filter_uuid === filter.uuid)) return applied
  return [...applied, { filter_uuid: filter.uuid, filter_value: card.rider }]
}

function searchTickets({ state, body, language }: CallContext<typeof searchProducts>): Answer {
  const selection = selectionOf(state, filtersFor(state, 'tickets'), body.applied_filters)
  return search(state, body, selection, language, () => true)
}

function search(
  state: BackendState,
  body: SearchBody,
  selection: Selection,
  language: Language,
  fits: Sold,
  forCard?: ForCard,
): Answer {
  const applied_filters = describe(selection.choices)
  if (body.return === 'FILTER') return { results: filterResults(selection, language), applied_filters }
  const asked = body.keyword_search ? named(state, body.keyword_search) : matching(state, wantedTags(selection))
  const found = ownFirst(asked.filter(fits), forCard?.card)
  // A search for given products returns all of them unless the request asks for pages: a cart is refreshed as a whole.
  const rowCount = body.row_count ?? (body.keyword_search ? Math.max(found.length, 1) : defaultRowCount)
  const page = body.page ?? 1
  if (rowCount < 1 || page < 1) refuse(codes.notValid, rowCount < 1 ? 'row_count' : 'page')
  const shown = found.slice((page - 1) * rowCount, page * rowCount)
  return {
    results: shown.map((entry) => productAnswer(entry, language, forCard)),
    applied_filters,
    page,
    total: found.length,
  }
}

const byPriority = (one: ProductRecord, other: ProductRecord) => one.list_priority - other.list_priority

/** What the card's issuer runs comes first. Either part keeps its order. */
function ownFirst(products: ProductRecord[], card: FareMediumRecord | undefined): ProductRecord[] {
  if (!card) return products
  const { uuid } = issuerOf(card)
  const isOwn: Sold = ({ organization }) => organization.uuid === uuid
  return [...products.filter(isOwn), ...products.filter((product) => !isOwn(product))]
}

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
