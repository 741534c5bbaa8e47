import { createSlice } from '@reduxjs/toolkit'
import type { WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store'

/** The tour (LAND-02) is in the first load, so that its button works before the tour is loaded. */
const tourSlice = createSlice({
  name: 'tour',
  initialState: { tour: 'idle' as 'idle' | 'offered' | 'running' },
  reducers: {
    tourOffered(state) {
      if (state.tour === 'idle') state.tour = 'offered'
    },
    tourRequested(state) {
      state.tour = 'running'
    },
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
