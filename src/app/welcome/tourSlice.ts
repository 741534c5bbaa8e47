import { createSlice } from '@reduxjs/toolkit'
import type { WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store'

/** The app tour (LAND-02). It is in the first load, so that its button works before the tour itself is loaded. */
const tourSlice = createSlice({
  name: 'tour',
  initialState: { tour: 'idle' as 'idle' | 'offered' | 'running' },
  reducers: {
    /** Offers the tour to a first-time visitor. */
    tourOffered(state) {
      if (state.tour === 'idle') state.tour = 'offered'
    },
    tourRequested(state) {
      state.tour = 'running'
    },
    /** The visitor finished, left or skipped the tour. */
    tourEnded(state) {
      state.tour = 'idle'
    },
  },
  selectors: { selectTour: (state) => state.tour },
})

declare module '../../shared/store' {
  interface Slices extends WithSlice<typeof tourSlice> {}
}

export const { tourOffered, tourRequested, tourEnded } = tourSlice.actions
export const { selectTour } = tourSlice.injectInto(rootReducer).selectors
