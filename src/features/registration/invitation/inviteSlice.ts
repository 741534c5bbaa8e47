import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { Invite } from '../../../api/contract/invitations'
import type { ApiError } from '../../../api/errors'
import type { FormValues } from '../../../shared/forms/fieldSpec'
import { rootReducer } from '../../../shared/store'
import { failedBy, resting, sending } from '../../../shared/forms/formFault'
import type { Attempt, FormFault } from '../../../shared/forms/formFault'

/** `bad`: wrong, too old, or accepted before. */
type Invitation =
  | { status: 'checking' }
  | { status: 'good'; invite: Invite }
  | { status: 'bad' }
  | { status: 'failed'; error: ApiError }

interface InviteState {
  invitation: Invitation
  /** `accepted` lasts until the page is left: the invited is a rider by then, and on the way. */
  attempt: Attempt | { status: 'accepted' }
}

const initialState: InviteState = { invitation: { status: 'checking' }, attempt: resting }

const inviteSlice = createSlice({
  name: 'invite',
  initialState,
  reducers: {
    inviteOpened(_state, _action: PayloadAction<{ token: string }>) {
      return initialState
    },
    inviteAnswered(state, { payload }: PayloadAction<Invitation>) {
      state.invitation = payload
    },
    /** Token and values travel in the event and are kept nowhere: there is a password among them. */
    inviteSubmitted(state, _action: PayloadAction<{ token: string; values: FormValues }>) {
      state.attempt = sending
    },
    inviteRefused(state, { payload }: PayloadAction<FormFault>) {
      state.attempt = failedBy(payload)
    },
    inviteAccepted(state) {
      state.attempt = { status: 'accepted' }
    },
  },
  selectors: { selectInvite: (state) => state },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof inviteSlice> {}
}

export const { inviteOpened, inviteAnswered, inviteSubmitted, inviteRefused, inviteAccepted } = inviteSlice.actions
export const { selectInvite } = inviteSlice.injectInto(rootReducer).selectors
