import { isAnyOf } from '@reduxjs/toolkit'
import { every, fetched, latest, leading, watch } from '../../shared/saga/workers'
import { languageChanged } from '../settings'
import {
  addToCartRequested,
  agreementRequested,
  clearCartRequested,
  lineRemovalRequested,
  parkedReadRequested,
  parkedRemovalRequested,
  parkRequested,
  quantityRequested,
  refreshRequested,
  renewalRequested,
  restoreRequested,
  undoRequested,
} from './cartRequests'
import { cartReadRequested, readCart } from './readCart'
import { buyNowChanged, cartChanged, storeBuyNow, storeCart } from './storeCart'

const adding = () => import('./addToCart/addToCart')
const changes = () => import('./changeCart')
const refreshing = () => import('./refresh/refreshCart')
const parking = () => import('./parked/parkCart')

/** Fetches what adds to the cart before it is pressed; a failure is silent, for it is tried again when it is needed. */
export const prepareAddToCart = (): void => void adding().catch(() => {})

export const cartSaga = watch(
  () => every(cartChanged, storeCart),
  () => every(buyNowChanged, storeBuyNow),
  () => latest(cartReadRequested, readCart),
  () =>
    leading(
      addToCartRequested,
      fetched(async () => (await adding()).addToCart),
    ),
  () =>
    every(
      quantityRequested,
      fetched(async () => (await changes()).changeQuantity),
    ),
  () =>
    every(
      renewalRequested,
      fetched(async () => (await changes()).changeRenewal),
    ),
  () =>
    every(
      lineRemovalRequested,
      fetched(async () => (await changes()).removeLine),
    ),
  () =>
    leading(
      clearCartRequested,
      fetched(async () => (await changes()).clearCart),
    ),
  () =>
    leading(
      undoRequested,
      fetched(async () => (await changes()).undoRemoval),
    ),
  () =>
    latest(
      { match: isAnyOf(languageChanged, refreshRequested) },
      fetched(async () => (await refreshing()).refreshCart),
    ),
  () =>
    every(
      agreementRequested,
      fetched(async () => (await refreshing()).agreeToPrices),
    ),
  () =>
    latest(
      parkedReadRequested,
      fetched(async () => (await parking()).readParked),
    ),
  () =>
    leading(
      parkRequested,
      fetched(async () => (await parking()).parkCart),
    ),
  () =>
    leading(
      restoreRequested,
      fetched(async () => (await parking()).restoreParked),
    ),
  () =>
    leading(
      parkedRemovalRequested,
      fetched(async () => (await parking()).removeParked),
    ),
)
