import { anotherCardDialog } from '../dialogs/cartDialogs'
import type { CardConflict } from '../dialogs/cartDialogs'
import { isPhysical } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import { conflictAnswers, question } from './draft'
import type { Check } from './draft'

/**
 * (2, for the card) An order is for one card (CART-13): its lines conflict with those of another card or none. A line
 * whose card is not chosen yet conflicts with none.
 */
export const anotherCard: Check = (draft) => {
  const others = draft.lines.filter((line) => isForOther(line, draft.addition))
  if (others.length === 0) return undefined
  const between = draft.addition.faremedia_id === undefined ? 'cardAndNone' : conflictWithCard(others)
  return question(anotherCardDialog, { between, isAdding: true }, conflictAnswers(draft))
}

export const conflictWithCard = (others: CartLine[]): CardConflict =>
  others.some(({ faremedia_id }) => faremedia_id !== undefined) ? 'cards' : 'noneAndCard'

function isForOther(line: CartLine, addition: CartLine): boolean {
  // Physical products are for no card, and the check before has separated the kinds in transit mode.
  if (isPhysical(line) || isPhysical(addition)) return false
  if (line.faremedia_id === null || addition.faremedia_id === null) return false
  return line.faremedia_id !== addition.faremedia_id
}
