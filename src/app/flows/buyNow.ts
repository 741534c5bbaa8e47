import { buyNowEnded, buyNowStarted } from '../../features/buying/cart'
import type { buyNowRequested } from '../../features/buying/cart'
import { selectSettings } from '../../features/identity/settings'
import { linesToBuy } from '../../features/buying/cart/onDemand'
import { put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { leadToCheckout } from './goToCheckout'

/** Takes the product alone to checkout (CART-12). The cart comes back afterwards. */
export function* buyNow({ payload }: ReturnType<typeof buyNowRequested>): SagaOf<void> {
  if (!(yield* select(selectSettings)).features.buyNow) return
  const lines = yield* linesToBuy(payload)
  if (!lines) return
  yield* put(buyNowStarted(lines))
  if (!(yield* leadToCheckout())) yield* put(buyNowEnded())
}
