import { createSlice } from '@reduxjs/toolkit'
import type { WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store'

/** The app tour (LAND-02). In the first load, so that its button works before the tour itself is here. */
const tourSlice = createSlice({
  name: 'tour',
  initialState: { tour: 'resting' as 'resting' | 'offered' | 'running' },
  reducers: {
    /** To somebody who is here for the first time. */
    tourOffered(state) {
      if (state.tour === 'resting') state.tour = 'offered'
    },
    tourRequested(state) {
      state.tour = 'running'
    },
    /** Taken to its end, left on the way, or skipped. */
    tourEnded(state) {
      state.tour = 'resting'
    },
  },
  selectors: { selectTour: (state) => state.tour },
})

declare module '../../shared/store' {
  interface Slices extends WithSlice<typeof tourSlice> {}
}

export const { tourOffered, tourRequested, tourEnded } = tourSlice.actions
export const { selectTour } = tourSlice.injectInto(rootReducer).selectors
