import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../../shared/store'
import { countOf, haveOnePlace, lineKey, subtotalOf } from './cartLine'
import type { CartLine } from './cartLine'

interface CartState {
  lines: CartLine[]
  /** The lines of a purchase without the cart (CART-12), which stays. */
  buyNow: CartLine[] | null
  isDrawerOpen: boolean
  /** When names and prices were last answered, by the clock. */
  refreshedAt: number
}

const initialState: CartState = { lines: [], buyNow: null, isDrawerOpen: false, refreshedAt: 0 }

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartRead(state, { payload }: PayloadAction<CartLine[]>) {
      state.lines = payload
    },
    /** All checks have passed: the payload holds the whole new cart. */
    productAdded(state, { payload }: PayloadAction<{ lines: CartLine[]; added: CartLine }>) {
      state.lines = payload.lines
    },
    cartReplaced(state, { payload }: PayloadAction<CartLine[]>) {
      state.lines = payload
    },
    /** The order was paid: the payload holds the lines that are left. */
    cartBought(state, { payload }: PayloadAction<CartLine[]>) {
      state.lines = payload
    },
    cartCleared(state) {
      state.lines = []
    },
    refreshAnswered(state, { payload }: PayloadAction<number>) {
      state.refreshedAt = payload
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
    selectSubtotal: (state) => subtotalOf(state.lines),
    selectLinesToBuy: (state) => state.buyNow ?? state.lines,
    selectIsBuyingNow: (state) => state.buyNow !== null,
    selectLine: (state, key: string) => state.lines.find((line) => lineKey(line) === key),
    selectHaveOnePlace: (state) => haveOnePlace(state.lines),
    selectHasGoneLines: (state) => state.lines.some((line) => line.isGone),
    selectIsDrawerOpen: (state) => state.isDrawerOpen,
    selectRefreshedAt: (state) => state.refreshedAt,
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
  refreshAnswered,
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
  selectHaveOnePlace,
  selectHasGoneLines,
  selectIsDrawerOpen,
  selectRefreshedAt,
} = cartSlice.injectInto(rootReducer).selectors
