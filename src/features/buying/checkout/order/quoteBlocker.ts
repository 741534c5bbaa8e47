import { isMixed } from '../../cart'
import type { CartLine } from '../../cart'

/**
 * The cart is no one order (PAY-12, decision 40). `mixed`: both kinds; `renewal`: a guest's renewing product; `noCard`:
 * a card to choose.
 */
export type QuoteBlocker = 'mixed' | 'renewal' | 'noCard'

/** The first reason. `card`: null if to be chosen. */
export function quoteBlocker(
  lines: CartLine[],
  isRider: boolean,
  card: string | null | undefined,
): QuoteBlocker | undefined {
  if (isMixed(lines)) return 'mixed'
  if (!isRider && lines.some(({ isSubscribed }) => isSubscribed)) return 'renewal'
  return card === null ? 'noCard' : undefined
}
