import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { refreshRequested } from '../../cart'
import { savedAddresses } from '../../addresses'
import { paymentMethods } from '../../payment'
import { selectIsRider } from '../../session'
import { destinationChosen, selectDestination, selectTyped, shippingMethodsRequested } from './checkoutSlice'
import { selectNeedsShipping } from './progress'

/**
 * What a rider has saved is read anew with every visit: another tab may have changed it. So are the cart's names and
 * prices: the quote counts here, and what it finds is then marked in the cart as well.
 */
export function* enterCheckout(): SagaOf<void> {
  yield* put(refreshRequested())
  if (yield* select(selectDestination)) yield* put(shippingMethodsRequested())
  if (!(yield* select(selectIsRider))) return
  if (yield* select(selectNeedsShipping)) yield* put(savedAddresses.requested())
  yield* put(paymentMethods.requested())
}

/** The rider's own default is where most orders go; another one, or a new address, is one choice away. */
export function* offerSavedAddress(): SagaOf<void> {
  const saved = yield* select(savedAddresses.select)
  if (saved.status !== 'loaded' || (yield* select(selectDestination)) || (yield* select(selectTyped)).address) return
  const offered = saved.value.find((address) => address.is_default)
  if (!offered) return
  const { id, is_default: _, ...address } = offered
  yield* put(destinationChosen({ savedId: id, address }))
}
