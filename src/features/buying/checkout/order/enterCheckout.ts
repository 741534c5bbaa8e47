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
 * Loads a rider's data, which another tab may have changed, and refreshes the cart, so that it shows the same changes
 * as the quote.
 */
export function* enterCheckout(): SagaOf<void> {
  yield* put(refreshRequested())
  if (yield* select(selectDestination)) yield* put(shippingMethodsRequested())
  if (!(yield* select(selectIsRider))) return
  if (yield* select(selectNeedsShipping)) yield* put(savedAddresses.requested())
  yield* put(paymentMethods.requested())
}

/** Chooses the rider's default address, or the only one, because most orders use it. */
export function* offerSavedAddress(): SagaOf<void> {
  const saved = yield* select(savedAddresses.select)
  if (saved.status !== 'loaded' || (yield* select(selectDestination)) || (yield* select(selectTyped)).address) return
  const offered = addressToOffer(saved.value)
  if (!offered) return
  const { id, is_default: _, ...address } = offered
  yield* put(destinationChosen({ savedId: id, address }))
}
