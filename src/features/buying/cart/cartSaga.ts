import { isAnyOf } from '@reduxjs/toolkit'
import { now } from '../../../shared/clock'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { every, fetched, latest, leading, queued, watch } from '../../../shared/saga/workers'
import { readStored } from '../../../shared/storage/browserStorage'
import { cartKeys } from './state/cartKeys'
import { twice } from '../../../shared/twice'
import { guestStarted, selectIsGuest, sessionRestored, signedIn } from '../../identity/session'
import { languageChanged } from '../../identity/settings'
import {
  addToCartRequested,
  agreementRequested,
  cartShown,
  clearCartRequested,
  goneRemovalRequested,
  lineRemovalRequested,
  savedCartsReadRequested,
  savedCartRemovalRequested,
  saveCartRequested,
  quantityRequested,
  refreshRequested,
  renewalRequested,
  restoreRequested,
  undoRequested,
} from './state/cartRequests'
import { selectRefreshedAt } from './state/cartSlice'
import { cartReadRequested, readCart } from './state/storedCart'
import { buyNowChanged, cartChanged, storeBuyNow, storeCart } from './state/storedCart'

const adding = () => import('./addToCart/addToCart')
const changes = () => import('./lines/changeCart')
const refreshing = () => import('./refresh/refreshCart')
const saving = () => import('./savedForLater/saveCart')

/** The code loads only if this browser has saved carts. */
function* claimKept(event: ReturnType<typeof signedIn>): SagaOf<void> {
  if (yield* call(() => readStored(cartKeys.savedCarts)))
    yield* (yield* call(() => twice(saving))).claimSavedCarts(event)
}

function* forgetCards(): SagaOf<void> {
  if ((yield* select(selectIsGuest)) && (yield* call(() => readStored(cartKeys.savedCarts))))
    yield* (yield* call(() => twice(saving))).forgetCardsBefore()
}

/** Milliseconds for which names and prices are not old. */
const freshFor = 60_000

/** A device's clock may be set back. */
function* refreshOldCart(): SagaOf<void> {
  const age = Math.abs(now() - (yield* select(selectRefreshedAt)))
  if (age >= freshFor) yield* put(refreshRequested({ isShown: true }))
}

const refreshWanted = { match: isAnyOf(languageChanged, refreshRequested) }

export const addToCartCode = [adding]

/** The code that changes a line, prefetched where lines show, so that the first press is fast too. */
export const cartChangesCode = [changes]

export const cartSaga = watch(
  () => every(cartChanged, storeCart),
  () => every(buyNowChanged, storeBuyNow),
  () => latest(cartReadRequested, readCart),
  () => queued(addToCartRequested, ({ payload }) => payload.product.uuid, fetched(adding, 'addToCart')),
  () => every(quantityRequested, fetched(changes, 'changeQuantity')),
  () => every(renewalRequested, fetched(changes, 'changeRenewal')),
  () => every(lineRemovalRequested, fetched(changes, 'removeLine')),
  () => leading(goneRemovalRequested, fetched(changes, 'removeGone')),
  () => leading(clearCartRequested, fetched(changes, 'clearCart')),
  () => leading(undoRequested, fetched(changes, 'undoRemoval')),
  () => every(cartShown, refreshOldCart),
  () => latest(refreshWanted, fetched(refreshing, 'refreshCart')),
  () => every(agreementRequested, fetched(refreshing, 'agreeToPrices')),
  () => latest(savedCartsReadRequested, fetched(saving, 'readSavedCarts')),
  () => every(signedIn, claimKept),
  () => every({ match: isAnyOf(sessionRestored, guestStarted) }, forgetCards),
  () => leading(saveCartRequested, fetched(saving, 'saveCart')),
  () => leading(restoreRequested, fetched(saving, 'restoreSavedCart')),
  () => leading(savedCartRemovalRequested, fetched(saving, 'removeSavedCart')),
)
