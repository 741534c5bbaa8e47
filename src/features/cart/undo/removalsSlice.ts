import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../../shared/store'
import { anotherRiderSignedIn, loggedOut, sessionLost } from '../../session'
import { cartBought, cartCleared } from '../state/cartSlice'
import type { TakenLine } from './undone'

/** How long a removal can be undone, in milliseconds. */
export const undoTime = 10_000

/** Lines that were removed together, and the time until which that can be undone. */
export interface Removal {
  id: number
  taken: TakenLine[]
  until: number
}

interface RemovalsState {
  nextId: number
  removals: Removal[]
}

const initialState: RemovalsState = { nextId: 1, removals: [] }

const removalsSlice = createSlice({
  name: 'cartRemovals',
  initialState,
  reducers: {
    linesTakenOut(state, { payload }: PayloadAction<{ taken: TakenLine[]; at: number }>) {
      const { taken, at } = payload
      state.removals = state.removals.filter(({ until }) => until > at)
      state.removals.push({ id: state.nextId, taken, until: at + undoTime })
      state.nextId += 1
    },
    removalUndone(state, { payload: id }: PayloadAction<number>) {
      state.removals = state.removals.filter((removal) => removal.id !== id)
    },
  },
  extraReducers: (builder) => {
    // The cart was bought, or its visitor has changed. "Clear cart" also ends earlier offers and then makes its own.
    for (const over of [cartBought, cartCleared, loggedOut, sessionLost, anotherRiderSignedIn])
      builder.addCase(over, (state) => void (state.removals = []))
  },
  selectors: { selectRemovals: (state) => state.removals },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof removalsSlice> {}
}

export const { linesTakenOut, removalUndone } = removalsSlice.actions
export const { selectRemovals } = removalsSlice.injectInto(rootReducer).selectors
