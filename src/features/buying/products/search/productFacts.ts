import { own } from '../../../../shared/byName'
import type { Product } from '../../../../api/contract/buying/products'

export type ProductMark = 'digital' | 'onCard' | 'physical' | 'ships' | 'pickUp' | 'usable' | 'renews'

/**
 * Returns how the rider gets a product. A physical one that is not shipped is picked up (decision 79). `isForCard`: it
 * is not in the app.
 */
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

/** What cannot be bought has no label about use or renewal, and a pass renews on a fare card alone (decision 223). */
export function marksOf(product: Product, isForCard = false): ProductMark[] {
  const handing = handingOf(product, isForCard)
  const marks: ProductMark[] = [...marksByHanding[handing]]
  if (product.list_price === null) return marks
  if (product.usable || product.usable_from || handing !== 'onCard') marks.push('usable')
  if (handing === 'onCard' && product.subscription?.subscription_allowed) marks.push('renews')
  return marks
}

/** Returns a mark with its words, so that equal ones can be told once for a whole list. */
export const tellingOf = (product: Product, mark: ProductMark, isForCard: boolean): string =>
  mark === 'usable' ? JSON.stringify([product.usable, product.usable_from, handingOf(product, isForCard)]) : mark

/** Returns what all products tell in the same words. */
export function toldByAll(products: readonly Product[], isForCard: boolean): string[] {
  const [first = [], ...others] = products.map((product) =>
    marksOf(product, isForCard).map((mark) => tellingOf(product, mark, isForCard)),
  )
  return others.length > 0 ? first.filter((telling) => others.every((told) => told.includes(telling))) : []
}

/** Splits at CR LF (specification), and at CR or LF, which some texts contain (decision 91). */
export function linesOf(description: string | null | undefined): string[] {
  return (description ?? '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Returns the name in the language, else in English. */
export const serviceOf = ({ service }: Product, language: string): string | undefined =>
  own(service ?? {}, language) ?? service?.en

const stemOf = (name: string) => name.replace(/\p{N}+/gu, '#')

/**
 * Checks whether a product is the one before for another duration or amount, so that their names differ in numbers
 * alone.
 */
export function continues(product: Product, before: Product | undefined): boolean {
  if (!before || product.name === before.name) return false
  return stemOf(product.name) === stemOf(before.name) && product.service?.en === before.service?.en
}
