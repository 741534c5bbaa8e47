import { ask } from '../../../../shared/dialogs/ask'
import { select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { mixedOrderDialog } from '../dialogs/cartDialogs'
import { countOf, isMixed, isPhysical } from '../state/cartLine'
import { cartReplaced, selectCartLines } from '../state/cartSlice'
import { readCart } from '../state/storedCart'
import { commitCart } from './commitCart'

/**
 * Splits a mixed cart before an order (PAY-12, decision 80): one kind is bought now, the other is saved before it
 * leaves the cart. Returns whether one kind is left.
 */
export function* splitKinds(): SagaOf<boolean> {
  yield* readCart()
  const lines = yield* select(selectCartLines)
  if (!isMixed(lines)) return true
  const physical = lines.filter(isPhysical)
  const digital = lines.filter((line) => !isPhysical(line))
  const answer = yield* ask(mixedOrderDialog, { digital: countOf(digital), physical: countOf(physical) })
  if (answer === 'keep') return false
  const [now, later] = answer === 'physical' ? [physical, digital] : [digital, physical]
  const notice = { key: 'cart:saved.othersKept' }
  const done = yield* commitCart({ expected: lines, saveForLater: later, notice, change: cartReplaced(now) })
  // The cart has changed, so the answer was about another one.
  return done === 'changed' ? yield* splitKinds() : done === 'done'
}
