import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../../shared/store'
import { locationChanged } from '../../../../shared/navigation/navigation'
import { paths } from '../../../../shared/paths'
import { anotherRiderSignedIn, loggedOut, sessionLost } from '../../../identity/session'
import { cartBought, cartCleared, drawerClosed } from '../state/cartSlice'
import type { TakenLine } from './undone'

export interface Removal {
  id: number
  taken: TakenLine[]
}

interface RemovalsState {
  nextId: number
  removal: Removal | null
}

const initialState: RemovalsState = { nextId: 1, removal: null }

const removalsSlice = createSlice({
  name: 'cartRemovals',
  initialState,
  reducers: {
    /** No clock ends the offer (WCAG 2.2.1). The next removal replaces it, so nothing moves. */
    linesTakenOut(state, { payload: taken }: PayloadAction<TakenLine[]>) {
      state.removal = { id: state.nextId, taken }
      state.nextId += 1
    },
    removalUndone(state, { payload: id }: PayloadAction<number>) {
      if (state.removal?.id === id) state.removal = null
    },
  },
  extraReducers: (builder) => {
    // The cart was bought or left, or the visitor has changed. "Clear cart" ends earlier offers, then makes its own.
    for (const over of [cartBought, cartCleared, loggedOut, sessionLost, anotherRiderSignedIn, drawerClosed])
      builder.addCase(over, (state) => void (state.removal = null))
    builder.addCase(locationChanged, (state, { payload }) => {
      if (payload.pathname !== paths.cart) state.removal = null
    })
  },
  selectors: { selectRemoval: (state) => state.removal },
})

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof removalsSlice> {}
}

export const { linesTakenOut, removalUndone } = removalsSlice.actions
export const { selectRemoval } = removalsSlice.injectInto(rootReducer).selectors
