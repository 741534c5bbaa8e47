import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { ask } from '../../shared/dialogs/ask'
import { announced } from '../../shared/notices/noticesSlice'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { selectSettings } from '../settings'
import { countOf, lineKey } from './cartLine'
import { cartCleared, lineRemoved, productAdded, quantityChanged, selectCartCount, selectCartLines } from './cartSlice'
import { writeCart } from './cartStorage'
import { readCart } from './readCart'

/** The visitor typed or stepped a line's quantity. */
export const quantityRequested = createAction<{ key: string; quantity: number }>('cart/quantityRequested')
export const lineRemovalRequested = createAction<string>('cart/lineRemovalRequested')
export const clearCartRequested = createAction('cart/clearCartRequested')

/** A line's new quantity, at least 1, within the limit of one line and of the cart; else the cart stays as it was. */
export function* changeQuantity({ payload }: ReturnType<typeof quantityRequested>): SagaOf<void> {
  yield* readCart()
  const { maxCartQuantity, maxQuantityPerAdd } = (yield* select(selectSettings)).limits
  const lines = yield* select(selectCartLines)
  const line = lines.find((entry) => lineKey(entry) === payload.key)
  if (!line || payload.quantity < 1 || payload.quantity === line.quantity) return
  const count = countOf(lines) - line.quantity + payload.quantity
  if (payload.quantity > maxQuantityPerAdd || count > maxCartQuantity) {
    yield* ask('lineLimit', { limit: Math.min(maxQuantityPerAdd, maxCartQuantity) })
    return
  }
  yield* put(quantityChanged(payload))
}

export function* removeLine({ payload: key }: ReturnType<typeof lineRemovalRequested>): SagaOf<void> {
  yield* readCart()
  yield* put(lineRemoved(key))
}

export function* clearCart(): SagaOf<void> {
  const count = yield* select(selectCartCount)
  if (count === 0) return
  const answer = yield* ask('clearCart', { count })
  if (answer === 'clear') yield* put(cartCleared())
}

/** Every change that this tab made. */
export const cartChanged = { match: isAnyOf(productAdded, quantityChanged, lineRemoved, cartCleared) }

/** Stores the cart for the other tabs and the next visit, and tells those who cannot see it (CART-11). */
export function* storeCart(): SagaOf<void> {
  const lines = yield* select(selectCartLines)
  yield* call(() => writeCart(lines))
  yield* put(announced({ key: 'cart:count', values: { count: countOf(lines) } }))
}
