import { isPhysical } from '../cartLine'
import type { CartLine } from '../cartLine'
import { conflictAnswers } from './draft'
import type { Check } from './draft'

/**
 * (2, for the card) One order is for one fare card (CART-13): what is for a card does not go with what is for another, or
 * for none. A line whose card is still to be chosen goes with any.
 */
export const anotherCard: Check = (draft) => {
  const isOther = draft.lines.some((line) => isForOther(line, draft.addition))
  if (!isOther) return undefined
  return { dialog: 'anotherCard', params: {}, answers: conflictAnswers(draft) }
}

function isForOther(line: CartLine, addition: CartLine): boolean {
  // Physical products are for no card, and in transit mode the check before has parted them from digital ones.
  if (isPhysical(line) || isPhysical(addition)) return false
  if (line.faremedia_id === null || addition.faremedia_id === null) return false
  return line.faremedia_id !== addition.faremedia_id
}
