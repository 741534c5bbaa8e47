import { isMixed } from '../../cart'
import type { CartLine } from '../../cart'

/**
 * Why the portal itself asks for no quote: what the cart holds cannot be one order (PAY-12, decision 40). `mixed`: both
 * digital and physical; `renewal`: of a guest; `noCard`: a fare card must be chosen first.
 */
export type Unsettled = 'mixed' | 'renewal' | 'noCard'

/** `card`: the fare card that the order is for; null where one is still to be chosen. */
export function unsettled(lines: CartLine[], isRider: boolean, card: string | null | undefined): Unsettled | undefined {
  if (isMixed(lines)) return 'mixed'
  if (!isRider && lines.some(({ isSubscribed }) => isSubscribed)) return 'renewal'
  return card === null ? 'noCard' : undefined
}
