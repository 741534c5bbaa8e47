import { isAnyOf } from '@reduxjs/toolkit'
import { announced } from '../../shared/notices/noticesSlice'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { countOf } from './cartLine'
import {
  cartCleared,
  cartReplaced,
  lineRemoved,
  productAdded,
  quantityChanged,
  renewalChanged,
  selectCartLines,
} from './cartSlice'
import { writeCart } from './cartStorage'

/** Every change that this tab made. */
export const cartChanged = {
  match: isAnyOf(productAdded, cartReplaced, quantityChanged, renewalChanged, lineRemoved, cartCleared),
}

/** Stores the cart for the other tabs and the next visit, and tells those who cannot see it (CART-11). */
export function* storeCart(): SagaOf<void> {
  const lines = yield* select(selectCartLines)
  yield* call(() => writeCart(lines))
  yield* put(announced({ key: 'cart:count', values: { count: countOf(lines) } }))
}
