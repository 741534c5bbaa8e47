import { isAnyOf } from '@reduxjs/toolkit'
import { dropDraft } from '../../../shared/forms/saving/useDraft'
import { connectionRetried } from '../../../shared/notices/noticesSlice'
import { call, put, select, takeWhere } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { every, fetched, latest, leading, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { savedAddresses } from '../../paying/addresses'
import { agreementRequested, buyNowEnded, buyNowStarted, cartChanged, cartRead, lineRemovalRequested } from '../cart'
import { cardDraft, paymentMethods, saveEntries, wipeEntries } from '../../paying/payment'
import {
  loggedOut,
  selectEpoch,
  selectIsRider,
  selectRiderId,
  selectVisitor,
  sessionLost,
  sessionRestored,
  signedIn,
  userChanged,
} from '../../identity/session'
import { languageChanged } from '../../identity/settings'
import { applyPromo } from './order/applyPromo'
import {
  checkoutEntered,
  checkoutLeft,
  orderDeclined,
  orderPaid,
  paymentReset,
  releaseOrderLock,
  selectIsCheckoutOpen,
  selectPayment,
} from './purchase'
import {
  destinationChosen,
  destinationDropped,
  paymentChosen,
  savingAgreed,
  selectContact,
  shippingMethodChosen,
  shippingMethodsAnswered,
  shippingMethodsRequested,
} from './order/checkoutSlice'
import { enterCheckout, followSavedAddresses, takeOwnContact } from './order/enterCheckout'
import { loadQuote, quoteRetried } from './order/loadQuote'
import { openAtReview } from './order/openAtReview'
import { loadShippingMethods } from './order/loadShippingMethods'
import { buyingOnceAgreed } from './order/paymentTrouble'
import { placeOrder, placeOrderRequested } from './order/placeOrder'
import { pricesAccepted, promoAccepted, promoRemoved, promoRequested } from './order/quoteSlice'

const cartIsAnother = isAnyOf(cartChanged.match, cartRead, buyNowStarted, buyNowEnded)

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
const addressBookRead = { match: isAnyOf(savedAddresses.answered, savedAddresses.replaced) }
const userKnown = { match: isAnyOf(userChanged, sessionRestored) }
const cartChanges = () => import('../cart/onDemand')

const changesSettled = { match: isAnyOf(pricesAccepted, lineRemovalRequested, buyNowStarted, buyingOnceAgreed) }
const visitorMayHaveChanged = isAnyOf(sessionRestored, checkoutLeft)
const sessionOver = { match: isAnyOf(signedIn, loggedOut, sessionLost) }

attachOnImport(
  'checkout',
  watch(
    () => latest(checkoutEntered, enterCheckout),
    () => latest(checkoutEntered, openAtReview),
    () => latest(connectionRetried, reloadCheckout),
    () => latest(addressBookRead, followSavedAddresses),
    () => latest(userKnown, followUser),
    () => latest(checkoutEntered, followVisitor),
    () => latest(shippingWanted, loadShippingMethods),
    () => latest(promoRequested, applyPromo),
    () => latest(quoteWanted, loadQuote),
    // One order is placed at a time.
    () => leading(placeOrderRequested, placeOrder),
    () => every(pricesAccepted, agreeInCart),
    () => every(paymentChosen, clearLastTry),
    () => every(changesSettled, clearRefusal),
    () => every(savingAgreed, saveEntered),
    () => every(buyingOnceAgreed, fetched(cartChanges, 'buyOnce')),
    () => latest(orderDeclined, reloadMethods),
    () => every(checkoutLeft, forgetEntries),
    () => every(orderPaid, forgetCardDraft),
    () => every(sessionOver, releasePayment),
  ),
)

/** The message about the last try no longer applies to another payment. */
function* clearLastTry(): SagaOf<void> {
  const payment = yield* select(selectPayment)
  if (payment.status === 'notArrived' || (payment.status === 'declined' && !payment.isWaiting))
    yield* put(paymentReset())
}

function* clearRefusal(): SagaOf<void> {
  const payment = yield* select(selectPayment)
  if (payment.status === 'declined' && !payment.isWaiting) yield* put(paymentReset())
}

/** The rider's data have changed, here or in another tab. */
function* followUser(): SagaOf<void> {
  if (yield* select(selectContact)) yield* takeOwnContact()
}

/**
 * Asks again for what the open page shows, when another tab has brought another visitor: prices may be another card's, and
 * answers to the earlier visitor's calls are dropped.
 */
function* followVisitor(): SagaOf<void> {
  let asked = yield* select(selectEpoch)
  for (;;) {
    yield* takeWhere(visitorMayHaveChanged)
    if (!(yield* select(selectIsCheckoutOpen))) return
    const epoch = yield* select(selectEpoch)
    if (epoch === asked || (yield* select(selectVisitor)).kind === 'visitor') continue
    asked = epoch
    yield* reloadCheckout()
  }
}

/** Prices accepted here are accepted in the cart too (CART-10). */
function* agreeInCart(): SagaOf<void> {
  yield* put(agreementRequested())
}

function* reloadCheckout(): SagaOf<void> {
  if (!(yield* select(selectIsCheckoutOpen))) return
  yield* put(quoteRetried())
  yield* enterCheckout()
}

/** Loads the saved methods after a refusal: another device may have spent the balance or removed the method. */
function* reloadMethods(): SagaOf<void> {
  if (yield* select(selectIsRider)) yield* put(paymentMethods.requested())
}

function* saveEntered(): SagaOf<void> {
  yield* call(saveEntries)
}

function* forgetEntries(): SagaOf<void> {
  yield* call(wipeEntries)
}

function* forgetCardDraft(): SagaOf<void> {
  yield* call(dropDraft, cardDraft, yield* select(selectRiderId))
}

function* releasePayment(): SagaOf<void> {
  yield* call(releaseOrderLock)
}
