import type { FareMedium } from '../../../../api/contract/cards/fareMedia'

/** Returns a card's general funds in cents; below zero for a card that owes money. */
export const fundsOf = ({ balances }: FareMedium): number => balances?.general_funds ?? 0

export const movableFunds = (card: FareMedium): number => Math.max(0, fundsOf(card))

/** Returns the value that is paid for and cannot be spent yet, in cents. */
export const fundsOnTheWay = ({ pending_loads: loads }: FareMedium): number =>
  (loads ?? []).reduce((sum, { amount }) => sum + amount, 0)

/** Returns the same by the time from which it can be spent, which is empty if it is not told. */
export function loadsByTime({ pending_loads: loads }: FareMedium): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { amount, usable_from } of loads ?? []) {
    const at = usable_from ?? ''
    sums.set(at, (sums.get(at) ?? 0) + amount)
  }
  return sums
}
