import { own } from '../../../../shared/byName'
import type { Product } from '../../../../api/contract/buying/products'

/** In order. */
export type ProductMark = 'digital' | 'onCard' | 'physical' | 'ships' | 'pickUp' | 'usable' | 'renews'

/** Physical and not shipped is picked up (decision 79). `isForCard`: not in the app. */
export function handingOf({ sub_type, shipping_enabled }: Product, isForCard: boolean) {
  if (sub_type === 'PHYSICAL_PASS') return shipping_enabled ? 'shipped' : 'pickUp'
  return isForCard ? 'onCard' : 'app'
}

const marksByHanding = {
  app: ['digital'],
  onCard: ['onCard'],
  shipped: ['physical', 'ships'],
  pickUp: ['physical', 'pickUp'],
} satisfies Record<ReturnType<typeof handingOf>, ProductMark[]>

/** What cannot be bought says nothing of use or renewal. */
export function marksOf(product: Product, isForCard = false): ProductMark[] {
  const handing = handingOf(product, isForCard)
  const marks: ProductMark[] = [...marksByHanding[handing]]
  if (product.list_price === null) return marks
  if (product.usable || product.usable_from || handing !== 'onCard') marks.push('usable')
  if (product.subscription?.subscription_allowed) marks.push('renews')
  return marks
}

/** At CR LF (specification), CR and LF (decision 91). */
export function linesOf(description: string | null | undefined): string[] {
  return (description ?? '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** In the language, else English. */
export const serviceOf = ({ service }: Product, language: string): string | undefined =>
  own(service ?? {}, language) ?? service?.en

const stemOf = (name: string) => name.replace(/\p{N}+/gu, '#')

/** Continues the product before: another duration or amount, so names differ in numbers alone. */
export function continues(product: Product, before: Product | undefined): boolean {
  if (!before || product.name === before.name) return false
  return stemOf(product.name) === stemOf(before.name) && product.service?.en === before.service?.en
}
