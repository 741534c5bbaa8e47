import { isMixed } from '../../cart'
import type { CartLine } from '../../cart'

/**
 * Why the portal requests no quote: the cart cannot be one order (PAY-12, decision 40). `mixed`: it holds digital and
 * physical products; `renewal`: a guest's cart holds a renewing product; `noCard`: a fare card must be chosen first.
 */
export type QuoteBlocker = 'mixed' | 'renewal' | 'noCard'

/** Returns the first reason. `card`: the fare card of the order; null if one must still be chosen. */
export function quoteBlocker(
  lines: CartLine[],
  isRider: boolean,
  card: string | null | undefined,
): QuoteBlocker | undefined {
  if (isMixed(lines)) return 'mixed'
  if (!isRider && lines.some(({ isSubscribed }) => isSubscribed)) return 'renewal'
  return card === null ? 'noCard' : undefined
}
