import type { GoodList } from '../../../../api/contract/base/listOfGood'
import type { Product } from '../../../../api/contract/buying/products'
import { isSellable, lineKey, lineOf, refreshed } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'

/**
 * Returns the lines with the backend's answer. A missing product is no longer sold and is marked, unless an unreadable
 * entry may be it. A line whose key is not in `asked`, such as one added since the request, stays as it is.
 */
export function refreshedLines(lines: CartLine[], asked: ReadonlySet<string>, answered: GoodList<Product>): CartLine[] {
  return lines.map((line) => {
    if (!asked.has(lineKey(line))) return line
    const product = answered.good.find(({ uuid }) => uuid === line.uuid)
    if (!product && answered.dropped > 0) return line
    if (!product || !isSellable(product)) return { ...line, isGone: true as const }
    const { productFilterName, filterNames } = line
    const fresh = refreshed(line, lineOf(product, line.quantity, [], ''))
    return { ...fresh, productFilterName, ...(filterNames && { filterNames }) }
  })
}

export const agreedLines = (lines: CartLine[]): CartLine[] => lines.map(({ formerPrice: _agreed, ...line }) => line)

export const isChanged = ({ isGone, formerPrice }: CartLine): boolean => Boolean(isGone) || formerPrice !== undefined
