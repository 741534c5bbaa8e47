import { isAnyOf } from '@reduxjs/toolkit'
import { connectionRetried } from '../../shared/notices/noticesSlice'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { every, latest, leading, watch } from '../../shared/saga/workers'
import type { Feature } from '../../shared/store'
import { addressesFeature, savedAddresses } from '../addresses'
import { agreementRequested, buyNowEnded, buyNowStarted, cartChanged, cartRead } from '../cart'
import { paymentMethods, paymentMethodsFeature, saveEntries, wipeEntries } from '../payment'
import { loggedOut, selectIsRider, sessionLost, signedIn } from '../session'
import { languageChanged } from '../settings'
import { applyPromo } from './order/applyPromo'
import {
  checkOutcome,
  checkoutEntered,
  checkoutLeft,
  orderDeclined,
  outcomeCheckRequested,
  paymentReset,
  releaseOrderLock,
  selectIsCheckoutOpen,
  selectPayment,
} from '../purchase'
import {
  destinationChosen,
  destinationDropped,
  paymentChosen,
  savingAgreed,
  shippingMethodChosen,
  shippingMethodsAnswered,
  shippingMethodsRequested,
} from './order/checkoutSlice'
import { enterCheckout, offerSavedAddress } from './order/enterCheckout'
import { loadQuote, quoteRetried } from './order/loadQuote'
import { loadShippingMethods } from './order/loadShippingMethods'
import { placeOrder, placeOrderRequested } from './order/placeOrder'
import { pricesAccepted, promoAccepted, promoRemoved, promoRequested } from './order/quoteSlice'

const cartIsAnother = isAnyOf(cartChanged.match, cartRead, buyNowStarted, buyNowEnded)

/** Whatever changes what is ordered, what it costs, or the language in which it is told. */
const quoteWanted = {
  match: isAnyOf(
    cartIsAnother,
    checkoutEntered,
    destinationDropped,
    languageChanged,
    promoAccepted,
    promoRemoved,
    quoteRetried,
    shippingMethodChosen,
    shippingMethodsAnswered,
  ),
}
const shippingWanted = { match: isAnyOf(cartIsAnother, destinationChosen, languageChanged, shippingMethodsRequested) }
const outcomeWanted = { match: isAnyOf(checkoutEntered, outcomeCheckRequested) }
const sessionOver = { match: isAnyOf(signedIn, loggedOut, sessionLost) }
const entriesUnneeded = { match: isAnyOf(checkoutLeft, signedIn, loggedOut, sessionLost) }

const checkoutSaga = watch(
  () => latest(checkoutEntered, enterCheckout),
  () => latest(connectionRetried, loadAnew),
  () => latest(savedAddresses.answered, offerSavedAddress),
  () => latest(shippingWanted, loadShippingMethods),
  () => latest(promoRequested, applyPromo),
  () => latest(quoteWanted, loadQuote),
  // What spends, and what finds out whether it was spent, runs once at a time.
  () => leading(placeOrderRequested, placeOrder),
  () => leading(outcomeWanted, checkOutcome),
  () => every(pricesAccepted, agreeInCart),
  () => every(paymentChosen, forgiveLastTry),
  () => every(savingAgreed, saveEntered),
  () => latest(orderDeclined, rereadMethods),
  () => every(entriesUnneeded, forgetEntries),
  () => every(sessionOver, letOthersPay),
)

/** The checkout, with what a rider has saved for it. */
export const checkoutFeature: Feature = {
  name: 'checkout',
  saga: checkoutSaga,
  needs: [addressesFeature, paymentMethodsFeature],
}

/** What was said of the last way to pay does not hold for this one. */
function* forgiveLastTry(): SagaOf<void> {
  const payment = yield* select(selectPayment)
  if (payment.status === 'notArrived' || (payment.status === 'declined' && !payment.isWaiting))
    yield* put(paymentReset())
}

/** Accepted once: the cart does not ask again (CART-10). */
function* agreeInCart(): SagaOf<void> {
  yield* put(agreementRequested())
}

/** "Try again" in the pop-up about the connection: whatever the checkout shows is asked for once more. */
function* loadAnew(): SagaOf<void> {
  if (!(yield* select(selectIsCheckoutOpen))) return
  yield* put(quoteRetried())
  yield* enterCheckout()
}

/** Why it was refused may be that another device has used the balance up, or taken the method away. */
function* rereadMethods(): SagaOf<void> {
  if (yield* select(selectIsRider)) yield* put(paymentMethods.requested())
}

function* saveEntered(): SagaOf<void> {
  yield* call(saveEntries)
}

function* forgetEntries(): SagaOf<void> {
  yield* call(wipeEntries)
}

function* letOthersPay(): SagaOf<void> {
  yield* call(releaseOrderLock)
}
