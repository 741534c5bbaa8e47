import { callApi } from '../../api/callApi'
import { listFareMedia } from '../../api/contract/fareMedia'
import { cartCleared, readCart, selectCartLines, selectIsBuyingNow, selectLinesToBuy } from '../../features/cart'
import type { CartLine } from '../../features/cart'
import type { ConflictAnswer } from '../../features/cart/state/cartDialogs'
import { commitCart } from '../../features/cart/savedForLater/commitCart'
import { selectIsRider } from '../../features/session'
import { ask } from '../../shared/dialogs/ask'
import { failed } from '../../shared/notices/noticesSlice'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { FlowLeft } from '../../shared/saga/workers'
import { readStored } from '../../shared/storage/browserStorage'
import { forgetChosenCard, stored } from '../../shared/storage/storedKeys'

/**
 * Somebody has signed in with a cart for a fare card, their own or one that a guest had entered: a card that is not on
 * the account is not chosen any more, and what to do with a cart for it is asked at once (CART-13). Gives whether what
 * is bought can go to checkout. Where a card cannot be read, the checkout finds out.
 */
export function* settleCard(): SagaOf<boolean> {
  const answer = yield* callApi(listFareMedia, { quiet: true })
  if (!answer.ok || answer.value.fare_mediums.dropped > 0) return true
  const own = new Set(answer.value.fare_mediums.good.map((card) => card.faremedia_id))
  const isForeign = ({ faremedia_id }: CartLine) => typeof faremedia_id === 'string' && !own.has(faremedia_id)
  yield* call(() => {
    const chosen = readStored(stored.fareMediaId)
    if (chosen !== undefined && !own.has(chosen)) forgetChosenCard()
  })
  yield* readCart()
  const lines = yield* select(selectCartLines)
  if (lines.some(isForeign)) {
    const said = yield* askUntilAnswered()
    const aside = said === 'save' ? lines : []
    // What was answered was about another cart.
    if (said !== 'keep' && (yield* commitCart({ over: lines, aside, change: cartCleared() })) === 'other')
      return yield* settleCard()
  }
  const bought = yield* select(selectLinesToBuy)
  if (!bought.some(isForeign)) return bought.length > 0
  if (yield* select(selectIsBuyingNow)) yield* put(failed({ key: 'cart:notYourCard' }))
  return false
}

/** Signing in leads to another page, which takes the dialogs of the one before along. */
function* askUntilAnswered(): SagaOf<ConflictAnswer> {
  for (;;) {
    try {
      return yield* ask('notYourCard', {})
    } catch (thrown) {
      if (!(thrown instanceof FlowLeft) || !(yield* select(selectIsRider))) throw thrown
    }
  }
}
