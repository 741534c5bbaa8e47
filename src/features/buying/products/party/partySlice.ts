import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { locationChanged } from '../../../../shared/navigation/navigation'
import { rootReducer } from '../../../../shared/store'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import { loggedOut } from '../../../identity/session'
import type { Party, PartyLine } from './partyRules'

export interface PartyAdded {
  added: { rider: string; name: string; quantity: number }[]
  left: { name: string; why: 'full' | 'declined' }[]
}

/** Adds a party to the cart. Its summary goes with the page, and with the next filter. */
export const addingParty = submissionSlice<{ lines: PartyLine[] }, PartyAdded>('addParty', {
  leavesWithPage: true,
  endsWith: [locationChanged],
})

interface PartyState extends Party {
  isOpen: boolean
}

const nobody: Party = { counts: {}, fares: {} }
const initialState: PartyState = { isOpen: false, ...nobody }

/** The party stays while filters change, and when the visitor comes back. */
const partySlice = createSlice({
  name: 'party',
  initialState,
  reducers: {
    partyToggled(state) {
      state.isOpen = !state.isOpen
    },
    countChosen(state, { payload }: PayloadAction<{ rider: string; count: number }>) {
      state.counts[payload.rider] = payload.count
    },
    fareChosen(state, { payload }: PayloadAction<{ rider: string; uuid: string }>) {
      state.fares[payload.rider] = payload.uuid
    },
  },
  extraReducers: (builder) =>
    // A session that ends by itself loses no choice; a logout leaves nothing.
    builder
      .addCase(loggedOut, () => initialState)
      .addMatcher(addingParty.accepted.match, (state, { payload: { added, left } }) => {
        // What was not added stays, to try again.
        if (left.length === 0) Object.assign(state, nobody)
        else for (const { rider } of added) state.counts[rider] = 0
      }),
  selectors: { selectParty: (state) => state },
})

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof partySlice> {}
}

export const { partyToggled, countChosen, fareChosen } = partySlice.actions
export const { selectParty } = partySlice.injectInto(rootReducer).selectors
