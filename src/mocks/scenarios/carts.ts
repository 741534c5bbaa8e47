import { lineFilters } from '../rules/buying/productFilters'
import { productAnswer } from '../rules/buying/productAnswer'
import { filterUuids } from '../catalogue/filters'
import type { BackendState } from '../state'
import type { ProductRecord } from '../catalogue/records'

interface LineOptions {
  list_price?: number
  isSubscribed?: boolean
  filters?: { filter_uuid: string; filter_value: string }[]
  faremedia_id?: string
}

/** A line as the portal stores it in the browser (specification 3, cart item). */
export function cartLine(state: BackendState, uuid: string, quantity: number, options: LineOptions = {}) {
  const product = state.products.find((entry) => entry.uuid === uuid)
  if (!product) throw new Error(`A scenario's cart holds ${uuid}, which the catalogue does not`)
  const { faremedia_id } = options
  const card = state.fareMedia.find((entry) => entry.faremedia_id === faremedia_id)
  const answer = productAnswer(product, 'en', faremedia_id === undefined ? undefined : { card })
  return {
    uuid,
    name: answer.name,
    alert_message: answer.alert_message,
    short_desc: answer.short_description,
    long_description: answer.long_description,
    list_price: options.list_price ?? Number(answer.list_price),
    quantity,
    productImage: answer.product_image_path,
    type: answer.sub_type,
    shipping_enabled: answer.shipping_enabled,
    productFilterName: filterNameOf(state, product),
    orgUuidProduct: answer.organization.uuid,
    subscription_allowed: answer.subscription.subscription_allowed,
    theme: answer.theme,
    appliedFilters: lineFilters(state, options.filters ?? []),
    isSubscribed: options.isSubscribed ?? false,
    ...(answer.subscription.period && { renewalPeriod: answer.subscription.period }),
    usable: answer.usable,
    usableFrom: answer.usable_from,
    ...(faremedia_id !== undefined && { faremedia_id }),
  }
}

function filterNameOf(state: BackendState, product: ProductRecord): string | null {
  const services = state.filters.find((filter) => filter.type === 'Service')?.values
  return services?.find((value) => product.tags.includes(value.uuid))?.value.en ?? null
}

export const oneRide = (state: BackendState) => [cartLine(state, 'bus-adult-single', 1)]

/** A pass for the rider's plastic card, which the line names. */
export const passForCard = (state: BackendState) => [
  cartLine(state, 'bus-adult-day', 1, { faremedia_id: 'card-plastic' }),
]

export const twoFares = (state: BackendState) => [
  cartLine(state, 'bus-adult-single', 1),
  cartLine(state, 'bus-adult-day', 1),
]

/** A pass that renews automatically and a ride, for the card on the rider's phone. */
export const renewingPass = (state: BackendState) => [
  cartLine(state, 'bus-adult-7day', 1, { isSubscribed: true, faremedia_id: 'card-phone' }),
  cartLine(state, 'bus-adult-single', 1, { faremedia_id: 'card-phone' }),
]

/** Twenty tickets and passes of one organization: the cart is full. */
export const fullCart = (state: BackendState) => [
  cartLine(state, 'bus-adult-single', 12),
  cartLine(state, 'bus-adult-day', 6),
  cartLine(state, 'rail-adult-return', 2, {
    filters: [
      { filter_uuid: filterUuids.railOrigin, filter_value: 'station-harbourfront' },
      { filter_uuid: filterUuids.railDestination, filter_value: 'station-airport' },
    ],
  }),
]

/** An old cart: one price has changed since, and one product is no longer sold. */
export const staleCart = (state: BackendState) => [
  cartLine(state, 'bus-adult-single', 2, { list_price: 325 }),
  cartLine(state, 'bus-adult-transfer', 1),
  cartLine(state, 'bus-adult-day', 1),
]
