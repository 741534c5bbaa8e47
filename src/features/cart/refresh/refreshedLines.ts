import type { GoodList } from '../../../api/contract/listOfGood'
import type { Product } from '../../../api/contract/products'
import { isSellable, lineOf, refreshed } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'

/**
 * The cart's lines with what the backend answered about the products that were asked for: what is not among them is no
 * longer sold, and stays, marked, unless it may be among those that could not be read. Lines that came meanwhile are as
 * they are.
 */
export function refreshedLines(lines: CartLine[], asked: ReadonlySet<string>, answered: GoodList<Product>): CartLine[] {
  return lines.map((line) => {
    if (!asked.has(line.uuid)) return line
    const product = answered.good.find(({ uuid }) => uuid === line.uuid)
    if (!product && answered.dropped > 0) return line
    if (!product || !isSellable(product)) return { ...line, isGone: true as const }
    const { productFilterName, filterNames } = line
    const fresh = refreshed(line, lineOf(product, line.quantity, [], ''))
    return { ...fresh, productFilterName, ...(filterNames && { filterNames }) }
  })
}

/** The lines with every new price agreed to. */
export const agreedLines = (lines: CartLine[]): CartLine[] => lines.map(({ formerPrice: _agreed, ...line }) => line)

export const isChanged = ({ isGone, formerPrice }: CartLine): boolean => Boolean(isGone) || formerPrice !== undefined
