import { createSelector, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../../shared/store'
import { loggedOut, selectUser } from '../../../identity/session'
import { savedCartsFor } from './savedCart'
import type { SavedCart } from './savedCart'

interface SavedCartsState {
  carts: SavedCart[]
}

const initialState: SavedCartsState = { carts: [] }

/** All tabs share the saved carts. The slice loads when a cart opens. */
const savedCartsSlice = createSlice({
  name: 'savedCarts',
  initialState,
  reducers: {
    savedCartsRead(state, { payload }: PayloadAction<SavedCart[]>) {
      state.carts = payload
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState)
  },
  selectors: { selectAllSavedCarts: (state) => state.carts },
})

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof savedCartsSlice> {}
}

export const { savedCartsRead } = savedCartsSlice.actions
const { selectAllSavedCarts } = savedCartsSlice.injectInto(rootReducer).selectors

export const selectSavedCarts = createSelector([selectAllSavedCarts, selectUser], (carts, user) =>
  savedCartsFor(carts, user?.uuid ?? null),
)
