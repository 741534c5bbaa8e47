import { isAnyOf } from '@reduxjs/toolkit'
import { call, put, select, takeWhere, until } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { valueOf } from '../../../../shared/remote/remote'
import type { RootState } from '../../../../shared/store'
import { savedAddresses } from '../../../paying/addresses'
import { byOne, methodAtHand, paymentMethods, paymentOptions } from '../../../paying/payment'
import { selectIsRider, selectUser } from '../../../identity/session'
import { selectSettings } from '../../../identity/settings'
import { addressToOffer } from './addressToOffer'
import {
  checkoutOpened,
  paymentOffered,
  selectDestination,
  selectShippingMethods,
  selectTyped,
  shippingConfirmed,
} from './checkoutSlice'
import { takeOwnContact } from './enterCheckout'
import { selectPurchase } from './paymentTrouble'
import { selectNeedsShipping } from './progress'
import { selectQuoted, selectQuoteRequest } from './quoteSlice'

/**
 * Opens the checkout at the first question that a rider's account leaves open, or at the review if a saved method can
 * pay. Shipping goes to the default or only address by the first method, with its price. Text typed before a session's
 * end waits in its step.
 */
export function* openAtReview(): SagaOf<void> {
  if ((yield* select(selectIsRider)) && (yield* select(selectUser))) {
    yield* takeOwnContact()
    // Another tab may have changed the address since, and its shipping.
    const isSaved = Boolean((yield* select(selectDestination))?.savedId)
    if (isSaved && (yield* select(selectNeedsShipping))) yield* takeWhere(isAddressBookRead)
    yield* until(isShippingKnown)
    const isOffered = (yield* select(selectShippingMethods)).status === 'loaded'
    if (isOffered && (yield* select(selectDestination))?.savedId) yield* put(shippingConfirmed())
    // The answer that was awaited also asks for prices with shipping.
    yield* call(() => Promise.resolve())
    yield* until(isTotalKnown)
    const method = yield* select(selectMethodAtHand)
    if (method) yield* put(paymentOffered(byOne({ kind: 'saved', methodId: method.id })))
  }
  yield* put(checkoutOpened())
}

/** A write of this or another tab also brings the whole address book, and cancels a read. */
const isAddressBookRead = isAnyOf(savedAddresses.answered, savedAddresses.replaced)

/** The methods are answered, cannot be, or are not needed. */
function isShippingKnown(state: RootState): boolean {
  if (!selectNeedsShipping(state)) return true
  const methods = selectShippingMethods(state).status
  if (selectDestination(state)) return methods === 'loaded' || methods === 'failed'
  const saved = savedAddresses.select(state)
  const isOffered = saved.status === 'loaded' && addressToOffer(saved.value) !== undefined
  return saved.status === 'failed' || selectTyped(state).address !== null || (saved.status === 'loaded' && !isOffered)
}

/** The total is answered, or cannot be. */
function isTotalKnown(state: RootState): boolean {
  const methods = paymentMethods.select(state).status
  const quote = selectQuoteRequest(state).status
  const isQuoted = quote === 'idle' ? selectQuoted(state) !== null : quote !== 'loading'
  return (methods === 'loaded' || methods === 'failed') && isQuoted
}

function selectMethodAtHand(state: RootState) {
  const saved = valueOf(paymentMethods.select(state)) ?? []
  const purchase = { ...selectPurchase(state), amount: selectQuoted(state)?.quote.total }
  return methodAtHand(paymentOptions(saved, purchase, selectSettings(state)))
}
