import { isMixed } from '../../cart'
import type { CartLine } from '../../cart'

/**
 * Why the cart cannot be one order (PAY-12, decision 40). `mixed`: it holds both kinds; `renewal`: a guest's product
 * would renew; `noCard`: a card must be chosen.
 */
export type QuoteBlocker = 'mixed' | 'renewal' | 'noCard'

/** Returns the first reason. `card`: null if it must still be chosen. */
export function quoteBlocker(
  lines: CartLine[],
  isRider: boolean,
  card: string | null | undefined,
): QuoteBlocker | undefined {
  if (isMixed(lines)) return 'mixed'
  if (!isRider && lines.some(({ isSubscribed }) => isSubscribed)) return 'renewal'
  return card === null ? 'noCard' : undefined
}
