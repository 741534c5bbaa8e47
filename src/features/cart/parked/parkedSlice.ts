import { createSelector, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../shared/store'
import { loggedOut, selectUser } from '../../session'
import { parkedFor } from './parkedCart'
import type { ParkedCart } from './parkedCart'

interface ParkedState {
  carts: ParkedCart[]
}

const initialState: ParkedState = { carts: [] }

/** Carts that were set aside, as the browser keeps them for all tabs. Comes with an opened cart. */
const parkedSlice = createSlice({
  name: 'parkedCarts',
  initialState,
  reducers: {
    parkedRead(state, { payload }: PayloadAction<ParkedCart[]>) {
      state.carts = payload
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState)
  },
  selectors: { selectAllParked: (state) => state.carts },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof parkedSlice> {}
}

export const { parkedRead } = parkedSlice.actions
const { selectAllParked } = parkedSlice.injectInto(rootReducer).selectors

/** The parked carts of whoever is here. */
export const selectParked = createSelector([selectAllParked, selectUser], (carts, user) =>
  parkedFor(carts, user?.uuid ?? null),
)
