import { call, fork, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { refreshRequested, selectIsBuyingNow } from '../../cart'
import { savedAddresses } from '../../../paying/addresses'
import { paymentMethods } from '../../../paying/payment'
import { refreshRider } from '../../../identity/registration/onDemand'
import { selectIsRider, selectUser } from '../../../identity/session'
import { addressToOffer } from './addressToOffer'
import {
  contactGiven,
  destinationChosen,
  destinationDropped,
  destinationOf,
  selectDestination,
  selectTyped,
  shippingMethodsRequested,
} from './checkoutSlice'
import { contactOfUser } from './contactFields'
import { firstIncomplete } from './checkoutSteps'
import { selectNeedsShipping, selectProgress } from './progress'

/**
 * Loads a rider's data, which another tab or device may have changed, and refreshes the cart, so that it shows the same changes
 * as the quote.
 */
export function* enterCheckout(): SagaOf<void> {
  yield* put(refreshRequested((yield* opensReview()) ? { isShown: true } : undefined))
  if (yield* select(selectDestination)) yield* put(shippingMethodsRequested())
  if (!(yield* select(selectIsRider))) return
  if (yield* select(selectNeedsShipping)) yield* put(savedAddresses.requested())
  yield* put(paymentMethods.requested())
  // The receipt goes to the present address, also if it was changed on another device.
  yield* fork(refreshRider, { inPassing: true })
}

/** Returns whether the cart comes into view: at the review, which most riders see first unless another step is asked. */
function* opensReview(): SagaOf<boolean> {
  if (yield* select(selectIsBuyingNow)) return false
  const asked = yield* call(() => new URLSearchParams(window.location.search).get('step'))
  const furthest = firstIncomplete(yield* select(selectProgress))
  return (asked ?? 'review') === 'review' && (furthest === 'review' || (yield* select(selectIsRider)))
}

/** Takes the rider's data as the contact, unless another one was typed. */
export function* takeOwnContact(): SagaOf<void> {
  const user = yield* select(selectUser)
  const known = user && contactOfUser(user)
  if (known && !(yield* select(selectTyped)).contact) yield* put(contactGiven(known))
}

/**
 * Chooses the rider's default address, or the only one, because most orders use it. A chosen address follows the address
 * book: one that was edited counts as it is there now, and one that is gone is dropped.
 */
export function* followSavedAddresses(): SagaOf<void> {
  const saved = yield* select(savedAddresses.select)
  if (saved.status !== 'loaded') return
  const chosen = yield* select(selectDestination)
  if (chosen?.savedId === null) return
  const inBook = saved.value.find(({ id }) => id === chosen?.savedId)
  if (chosen && !inBook) yield* put(destinationDropped())
  if (!inBook && (yield* select(selectTyped)).address) return
  const offered = inBook ?? addressToOffer(saved.value)
  if (!offered) return
  const now = destinationOf(offered)
  if (JSON.stringify(now) !== JSON.stringify(chosen)) yield* put(destinationChosen(now))
}
