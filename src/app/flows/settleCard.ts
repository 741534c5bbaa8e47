import { callApi } from '../../shared/saga/callApi'
import { listFareMedia } from '../../api/contract/cards/fareMedia'
import { cartCleared, readCart, selectCartLines, selectIsBuyingNow, selectLinesToBuy } from '../../features/buying/cart'
import type { CartLine } from '../../features/buying/cart'
import { selectIsRider } from '../../features/identity/session'
import { askAcrossPages } from '../../shared/dialogs/askAcrossPages'
import { errorShown } from '../../shared/notices/noticesSlice'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { readStored } from '../../shared/storage/browserStorage'
import { cardKeys, forgetChosenCard } from '../../features/cards/fareMedia/cards/cardKeys'
import { commitCart, notYourCardDialog } from '../../features/buying/cart/onDemand'

/**
 * Settles the cart's fare card after sign-in. A card that is not on the account is no longer chosen, and the visitor
 * decides about a cart for it (CART-13). Returns whether the order can go to checkout. If the cards cannot be read, the
 * checkout reports that.
 */
export function* settleCard(): SagaOf<boolean> {
  const answer = yield* callApi(listFareMedia, { quiet: true })
  if (!answer.ok || answer.value.fare_mediums.dropped > 0) return true
  const own = new Set(answer.value.fare_mediums.good.map((card) => card.faremedia_id))
  const isForeign = ({ faremedia_id }: CartLine) => typeof faremedia_id === 'string' && !own.has(faremedia_id)
  yield* call(() => {
    const chosen = readStored(cardKeys.fareMediaId)
    if (chosen !== undefined && !own.has(chosen)) forgetChosenCard()
  })
  yield* readCart()
  const lines = yield* select(selectCartLines)
  if (lines.some(isForeign)) {
    const said = yield* askAcrossPages(notYourCardDialog, null, selectIsRider)
    const aside = said === 'save' ? lines : []
    // The cart has changed, so the answer was about another one.
    if (
      said !== 'keep' &&
      (yield* commitCart({ expected: lines, saveForLater: aside, change: cartCleared() })) === 'changed'
    )
      return yield* settleCard()
  }
  const bought = yield* select(selectLinesToBuy)
  if (!bought.some(isForeign)) return bought.length > 0
  if (yield* select(selectIsBuyingNow)) yield* put(errorShown({ key: 'cart:notYourCard' }))
  return false
}
