import { isPhysical, selectCartLines } from '../../features/buying/cart'
import { purchaseTypeChosen, selectPurchaseType } from '../../features/cards/fareMedia'
import type { locationChanged } from '../../shared/navigation/navigation'
import { isAt } from '../../shared/paths'
import { put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'

/** The visitor left transit mode: from now on the cart decides the purchase type (CAT-13). */
export function* leaveTransitMode({ payload }: ReturnType<typeof locationChanged>): SagaOf<void> {
  if (isAt(payload.pathname, 'products')) return
  if ((yield* select(selectPurchaseType)) === null) return
  const lines = yield* select(selectCartLines)
  yield* put(purchaseTypeChosen(lines.some(isPhysical) ? 'physical' : 'digital'))
}
