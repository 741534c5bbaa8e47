import { isAnyOf } from '@reduxjs/toolkit'
import { call } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { every, fetched, latest, leading, queued, watch } from '../../../shared/saga/workers'
import { readStored } from '../../../shared/storage/browserStorage'
import { cartKeys } from './state/cartKeys'
import { twice } from '../../../shared/twice'
import { signedIn } from '../../identity/session'
import { languageChanged } from '../../identity/settings'
import {
  addToCartRequested,
  agreementRequested,
  clearCartRequested,
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
import { isRefreshYoung } from './state/refreshAge'
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

const isWantedNow = isAnyOf(languageChanged, refreshRequested)

/**
 * The language has changed, the visitor is about to pay, or a cart was opened, at most once a minute. An opened cart
 * that asks for nothing must not end a running refresh.
 */
const refreshWanted = {
  match: (action: unknown): action is ReturnType<typeof languageChanged | typeof refreshRequested> =>
    isWantedNow(action) && !(refreshRequested.match(action) && action.payload?.isShown && isRefreshYoung()),
}

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
  () => leading(clearCartRequested, fetched(changes, 'clearCart')),
  () => leading(undoRequested, fetched(changes, 'undoRemoval')),
  () => latest(refreshWanted, fetched(refreshing, 'refreshCart')),
  () => every(agreementRequested, fetched(refreshing, 'agreeToPrices')),
  () => latest(savedCartsReadRequested, fetched(saving, 'readSavedCarts')),
  () => every(signedIn, claimKept),
  () => leading(saveCartRequested, fetched(saving, 'saveCart')),
  () => leading(restoreRequested, fetched(saving, 'restoreSavedCart')),
  () => leading(savedCartRemovalRequested, fetched(saving, 'removeSavedCart')),
)
