import { select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import type { CartLine } from '../state/cartLine'
import type { Wanted } from '../state/cartRequests'
import { selectCartRules } from '../checks/cartRules'
import { askQuestions } from '../checks/walkChecks'
import { addToCartChecks } from '../checks/checks'
import { draftOf, linesOf } from '../checks/draft'
import { walkChecks } from '../checks/walkChecks'
import { wantedLine } from './wantedLine'

/**
 * Returns the lines for buying one product without the cart, checked like an addition to an empty cart. Returns
 * undefined if the visitor cancels.
 */
export function* linesToBuy(wanted: Wanted): SagaOf<CartLine[] | undefined> {
  if (wanted.quantity < 1) return undefined
  const addition = yield* wantedLine(wanted)
  const draft = draftOf([], addition, yield* select(selectCartRules))
  const checked = yield* askQuestions(walkChecks(addToCartChecks, draft))
  return checked === 'abort' ? undefined : linesOf(checked)
}
