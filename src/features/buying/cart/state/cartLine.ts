import * as v from 'valibot'
import {
  appliedFilter,
  name,
  namesByLanguage,
  possibleId,
  price,
  renewalPeriod,
  requiredName,
  shownName,
  text,
  usable,
  uuid,
} from '../../../../api/contract/base/common'
import * as limits from '../../../../api/contract/base/limits'
import type { DescribedFilter, Product } from '../../../../api/contract/buying/products'
import { own } from '../../../../shared/byName'

const optionalText = v.optional(v.nullable(text), null)
const optionalName = v.optional(v.nullable(name), null)

const lineFilter = v.object({
  ...appliedFilter.entries,
  type: optionalName,
  long_name: v.optional(v.nullable(namesByLanguage), null),
})

/**
 * The specification's fields (section 3, cart item). Reading drops unknown fields and invalid lines (CART-05). The
 * server's price replaces this one before payment.
 */
const cartLineFields = v.object({
  uuid,
  name: requiredName,
  alert_message: optionalText,
  short_desc: optionalText,
  long_description: optionalText,
  list_price: price,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.quantity)),
  productImage: optionalText,
  type: optionalName,
  shipping_enabled: v.optional(v.boolean(), false),
  productFilterName: optionalName,
  orgUuidProduct: possibleId,
  subscription_allowed: v.optional(v.boolean(), false),
  theme: v.optional(v.nullable(v.object({ background_color: optionalName })), null),
  appliedFilters: v.optional(v.pipe(v.array(lineFilter), v.maxLength(limits.filters)), []),
  isSubscribed: v.optional(v.boolean(), false),
  /** A period that cannot be read is left out, because the line is still good. */
  renewalPeriod: v.fallback(v.optional(renewalPeriod), undefined),
  usable: v.fallback(v.optional(usable), undefined),
  usableFrom: v.optional(name),
  /** Null if the card is still to be chosen; absent if the line is for no card. */
  faremedia_id: v.optional(v.nullable(uuid)),
  /** Names as far as the backend sent them. */
  filterNames: v.optional(namesByLanguage),
  // A refresh sets these two marks (CART-10). Most lines have none.
  /** The product is no longer sold: it is not in the total, and checkout waits for its removal. */
  isGone: v.optional(v.literal(true)),
  /** The price in cents that the visitor agreed to, if it has changed since. */
  formerPrice: v.optional(price),
})
export type CartLine = v.InferOutput<typeof cartLineFields>

export const cartLineSchema = v.pipe(cartLineFields, v.transform(withCardToRenew))

export type SellableProduct = Product & { list_price: number }

export function isSellable(product: Product): product is SellableProduct {
  return product.list_price !== null
}

/** A pass renews on a fare card alone (decision 223): elsewhere no rider could see or stop it. */
export const canRenew = ({ subscription_allowed, faremedia_id }: CartLine): boolean =>
  subscription_allowed && faremedia_id !== undefined

/** What was stored as renewing for no card waits for one. A physical product is for none. */
function withCardToRenew(line: CartLine): CartLine {
  if (!line.isSubscribed || line.faremedia_id !== undefined) return line
  return isPhysical(line) ? { ...line, isSubscribed: false } : { ...line, faremedia_id: null }
}

/** Drops an address that is too long for `safePicture`. */
const keptAddress = (address: string | null | undefined) =>
  address && address.length <= limits.address ? address : null

const isJourneyEnd = (filter: DescribedFilter) => filter.type === 'Origin' || filter.type === 'Destination'

/** Returns the line of a product. Of all its filters, it keeps Origin and Destination. */
export function lineOf(
  product: SellableProduct,
  quantity: number,
  applied: DescribedFilter[],
  filterName: string,
): CartLine {
  return {
    uuid: product.uuid,
    name: product.name,
    alert_message: product.alert_message ?? null,
    short_desc: product.short_description ?? null,
    long_description: product.long_description ?? null,
    list_price: product.list_price,
    quantity,
    productImage: keptAddress(product.product_image_path),
    type: product.sub_type ?? null,
    shipping_enabled: product.shipping_enabled ?? false,
    productFilterName: shownName(filterName),
    // The legacy uuid is used only without the newer one (decision 8).
    orgUuidProduct: product.organization.uuid || product.organization.legacy_uuid || '',
    subscription_allowed: product.subscription?.subscription_allowed ?? false,
    theme: product.theme?.background_color ? { background_color: product.theme.background_color } : null,
    appliedFilters: applied.filter(isJourneyEnd).map((filter) => ({
      filter_uuid: filter.filter_uuid,
      filter_value: filter.filter_value,
      type: filter.type ?? null,
      long_name: filter.long_name ?? null,
    })),
    isSubscribed: false,
    ...(product.subscription?.period && { renewalPeriod: product.subscription.period }),
    ...(product.usable && { usable: product.usable }),
    ...(product.usable_from && { usableFrom: product.usable_from }),
  }
}

/** Returns a key that is equal for the same product and journey (decision 7). */
export function lineKey(line: CartLine): string {
  const journey = line.appliedFilters.map((filter) => `${filter.type}:${filter.filter_value}`).sort()
  return [line.uuid, ...journey].join('|')
}

/** Returns the card of two lines of one product: the named card, or "to choose" if either waits. */
function cardOfBoth(one: CartLine, other: CartLine): Pick<CartLine, 'faremedia_id'> {
  const named = one.faremedia_id ?? other.faremedia_id
  if (named) return { faremedia_id: named }
  return one.faremedia_id === null || other.faremedia_id === null ? { faremedia_id: null } : {}
}

/** Returns the lines with one more. For a known line, only the quantity rises. */
export function joined(lines: CartLine[], line: CartLine): CartLine[] {
  const key = lineKey(line)
  if (!lines.some((entry) => lineKey(entry) === key)) return [...lines, line]
  return lines.map((entry) =>
    lineKey(entry) === key ? { ...entry, ...cardOfBoth(entry, line), quantity: entry.quantity + line.quantity } : entry,
  )
}

export const isPhysical = (line: CartLine): boolean => line.type === 'PHYSICAL_PASS'

/** Checks whether the line needs an address and a shipping method (decision 79). */
export const isShipped = (line: CartLine): boolean => isPhysical(line) && line.shipping_enabled

export const isPickedUp = (line: CartLine): boolean => isPhysical(line) && !line.shipping_enabled

/** Checks for both kinds, which cannot be in one order (PAY-12). */
export const isMixed = (lines: CartLine[]): boolean => lines.some(isPhysical) && !lines.every(isPhysical)

/** Checks for several lines that are all on one card, on a card to choose, in the app or on paper. */
export const haveOnePlace = (lines: CartLine[]): boolean =>
  lines.length > 1 &&
  new Set(lines.map((line) => (line.faremedia_id === undefined ? isPhysical(line) : line.faremedia_id))).size === 1

/** Returns the price of one that the visitor agreed to, in cents. */
export const agreedPrice = (line: CartLine): number => line.formerPrice ?? line.list_price

/** Returns the line with the backend's data. A new price stays marked until the visitor agrees to it. */
export function refreshed(line: CartLine, fresh: CartLine): CartLine {
  const { quantity, appliedFilters } = line
  const agreed = agreedPrice(line)
  const isSubscribed = line.isSubscribed && fresh.subscription_allowed
  const mark = fresh.list_price === agreed ? {} : { formerPrice: agreed }
  // Only the search for its card knows when a card has it.
  const { usable, usableFrom } = line.faremedia_id === undefined ? fresh : line
  return { ...fresh, usable, usableFrom, quantity, appliedFilters, isSubscribed, ...cardOfBoth(line, fresh), ...mark }
}

/** Returns cents, without products that are no longer sold. */
export const subtotalOf = (lines: CartLine[]): number =>
  lines.reduce((sum, line) => (line.isGone ? sum : sum + line.list_price * line.quantity), 0)

export const countOf = (lines: CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0)

/** Returns the name in the language, else in English, else in any. */
export function journeyName(filter: CartLine['appliedFilters'][number], language: string): string {
  const names = filter.long_name ?? {}
  return own(names, language) ?? names.en ?? Object.values(names)[0] ?? filter.filter_value
}
