import type { FareMedium } from '../../../../api/contract/cards/fareMedia'

/** Returns the value that is paid for and cannot be spent yet, in cents. */
export const fundsOnTheWay = ({ pending_loads: loads }: FareMedium): number =>
  (loads ?? []).reduce((sum, { amount }) => sum + amount, 0)
