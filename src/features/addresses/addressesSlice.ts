import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { SavedAddress } from '../../api/contract/addresses'
import { idle, loading } from '../../shared/remote'
import type { Remote } from '../../shared/remote'
import { rootReducer } from '../../shared/store'
import { loggedOut, sessionLost, signedIn } from '../session'

/** The rider's saved shipping addresses. */
interface AddressesState {
  saved: Remote<SavedAddress[]>
}

const initialState: AddressesState = { saved: idle }

const addressesSlice = createSlice({
  name: 'addresses',
  initialState,
  reducers: {
    addressesRequested(state) {
      if (state.saved.status !== 'loaded') state.saved = loading
    },
    addressesAnswered(state, { payload }: PayloadAction<Remote<SavedAddress[]>>) {
      state.saved = payload
    },
  },
  extraReducers: (builder) => {
    for (const left of [signedIn, loggedOut, sessionLost]) builder.addCase(left, () => initialState)
  },
  selectors: { selectSavedAddresses: (state) => state.saved },
})

declare module '../../shared/store' {
  interface Slices extends WithSlice<typeof addressesSlice> {}
}

export const { addressesRequested, addressesAnswered } = addressesSlice.actions
export const { selectSavedAddresses } = addressesSlice.injectInto(rootReducer).selectors
