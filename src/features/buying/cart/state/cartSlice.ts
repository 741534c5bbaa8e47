import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../../shared/store'
import { countOf, lineKey, subtotalOf } from './cartLine'
import type { CartLine } from './cartLine'

interface CartState {
  lines: CartLine[]
  /** The lines of a direct purchase without the cart (CART-12). The cart stays unchanged meanwhile. */
  buyNow: CartLine[] | null
  isDrawerOpen: boolean
}

const initialState: CartState = { lines: [], buyNow: null, isDrawerOpen: false }

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The stored cart was read: at start, or after another tab changed it. */
    cartRead(state, { payload }: PayloadAction<CartLine[]>) {
      state.lines = payload
    },
    /** A product passed all checks of "Add to cart". The payload holds the whole new cart and the added line. */
    productAdded(state, { payload }: PayloadAction<{ lines: CartLine[]; added: CartLine }>) {
      state.lines = payload.lines
    },
    /** The cart changed otherwise: a line was changed or removed, or a refresh changed it. */
    cartReplaced(state, { payload }: PayloadAction<CartLine[]>) {
      state.lines = payload
    },
    /** The order was paid. The payload holds the lines that are left. */
    cartBought(state, { payload }: PayloadAction<CartLine[]>) {
      state.lines = payload
    },
    /** The visitor cleared the cart or logged out. */
    cartCleared(state) {
      state.lines = []
    },
    buyNowStarted(state, { payload }: PayloadAction<CartLine[]>) {
      state.buyNow = payload
    },
    buyNowEnded(state) {
      state.buyNow = null
    },
    drawerOpened(state) {
      state.isDrawerOpen = true
    },
    drawerClosed(state) {
      state.isDrawerOpen = false
    },
  },
  selectors: {
    selectCartLines: (state) => state.lines,
    selectCartCount: (state) => countOf(state.lines),
    /** In cents. */
    selectSubtotal: (state) => subtotalOf(state.lines),
    /** The lines that a checkout is about. */
    selectLinesToBuy: (state) => state.buyNow ?? state.lines,
    selectIsBuyingNow: (state) => state.buyNow !== null,
    selectLine: (state, key: string) => state.lines.find((line) => lineKey(line) === key),
    selectHasGoneLines: (state) => state.lines.some((line) => line.isGone),
    selectIsDrawerOpen: (state) => state.isDrawerOpen,
  },
})

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof cartSlice> {}
}

export const {
  cartRead,
  productAdded,
  cartReplaced,
  cartBought,
  cartCleared,
  buyNowStarted,
  buyNowEnded,
  drawerOpened,
  drawerClosed,
} = cartSlice.actions
export const {
  selectCartLines,
  selectCartCount,
  selectSubtotal,
  selectLinesToBuy,
  selectIsBuyingNow,
  selectLine,
  selectHasGoneLines,
  selectIsDrawerOpen,
} = cartSlice.injectInto(rootReducer).selectors
