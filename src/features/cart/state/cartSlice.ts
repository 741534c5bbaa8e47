import { createSelector, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../shared/store'
import { countOf, lineKey, subtotalOf } from './cartLine'
import type { CartLine } from './cartLine'

interface CartState {
  lines: CartLine[]
  /** What is bought instead of the cart (CART-12); the cart stays as it is meanwhile. */
  buyNow: CartLine[] | null
  isDrawerOpen: boolean
}

const initialState: CartState = { lines: [], buyNow: null, isDrawerOpen: false }

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** What is stored: at start, or after another tab changed it. */
    cartRead(state, { payload }: PayloadAction<CartLine[]>) {
      state.lines = payload
    },
    /** Add-to-cart came through all its checks: the whole new cart and what was added. */
    productAdded(state, { payload }: PayloadAction<{ lines: CartLine[]; added: CartLine }>) {
      state.lines = payload.lines
    },
    /** Something else than an add made another cart of it: a line changed or removed, a refresh. */
    cartReplaced(state, { payload }: PayloadAction<CartLine[]>) {
      state.lines = payload
    },
    /** Paid: what is left. */
    cartBought(state, { payload }: PayloadAction<CartLine[]>) {
      state.lines = payload
    },
    /** Emptied: by the visitor, or by logging out. */
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
    /** What a checkout is about. */
    selectLinesToBuy: (state) => state.buyNow ?? state.lines,
    selectIsBuyingNow: (state) => state.buyNow !== null,
    selectLine: (state, key: string) => state.lines.find((line) => lineKey(line) === key),
    selectHasGoneLines: (state) => state.lines.some((line) => line.isGone),
    selectIsDrawerOpen: (state) => state.isDrawerOpen,
  },
})

declare module '../../../shared/store' {
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
  selectLinesToBuy,
  selectIsBuyingNow,
  selectLine,
  selectHasGoneLines,
  selectIsDrawerOpen,
} = cartSlice.injectInto(rootReducer).selectors

export const selectCartCount = createSelector([selectCartLines], countOf)
export const selectSubtotal = createSelector([selectCartLines], subtotalOf)
export const selectLineKeys = createSelector([selectCartLines], (lines) => lines.map(lineKey))
