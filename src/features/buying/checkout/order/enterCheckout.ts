import { put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { refreshRequested } from '../../cart'
import { savedAddresses } from '../../../paying/addresses'
import { paymentMethods } from '../../../paying/payment'
import { selectIsRider } from '../../../identity/session'
import { addressToOffer } from './addressToOffer'
import { destinationChosen, selectDestination, selectTyped, shippingMethodsRequested } from './checkoutSlice'
import { selectNeedsShipping } from './progress'

/**
 * Loads a rider's saved data on every visit, because another tab may have changed it. It also refreshes the cart's
 * names and prices: the checkout uses the quote, but the cart should show the same changes.
 */
export function* enterCheckout(): SagaOf<void> {
  yield* put(refreshRequested())
  if (yield* select(selectDestination)) yield* put(shippingMethodsRequested())
  if (!(yield* select(selectIsRider))) return
  if (yield* select(selectNeedsShipping)) yield* put(savedAddresses.requested())
  yield* put(paymentMethods.requested())
}

/** Chooses the rider's default address, which most orders use, or the only one. The rider can choose another or type a new one. */
export function* offerSavedAddress(): SagaOf<void> {
  const saved = yield* select(savedAddresses.select)
  if (saved.status !== 'loaded' || (yield* select(selectDestination)) || (yield* select(selectTyped)).address) return
  const offered = addressToOffer(saved.value)
  if (!offered) return
  const { id, is_default: _, ...address } = offered
  yield* put(destinationChosen({ savedId: id, address }))
}
