import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { User } from '../../../../api/contract/identity/user'
import type { Visitor } from '../../../../api/visitorHeaders'
import { rootReducer } from '../../../../shared/store'
import type { Provider } from './provider'
import { visitorOf } from './visitorOf'
import type { StoredSession } from './visitorOf'

/** Why a session ended without a logout. */
export type SessionEnd = 'unauthorized' | 'sessionEnded' | 'elsewhere'

interface SessionState {
  visitor: Visitor
  user: User | null
  /** The user is not shown before the second factor is done. */
  temporaryUser: User | null
  /** The rider whose session ended, and whose typed text and direct purchase wait. */
  awaitedRider: string | null
  /** It rises with each visitor; answers of earlier ones are dropped. */
  epoch: number
}

const initialState: SessionState = {
  visitor: { kind: 'visitor' },
  user: null,
  temporaryUser: null,
  awaitedRider: null,
  epoch: 0,
}

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The stored session was read at start, or after another tab changed it. */
    sessionRestored(state, { payload }: PayloadAction<StoredSession>) {
      const visitor = visitorOf(payload)
      const user = visitor.kind === 'rider' ? (payload.user ?? null) : null
      // The visitor is the same, so running requests stay valid.
      if (isSame(visitor, state.visitor)) state.user = user ?? state.user
      else enter(state, visitor, user)
    },
    /** The temporary token has ended. The payload is what is stored without it. */
    signInExpired(state, { payload }: PayloadAction<StoredSession>) {
      enter(state, visitorOf(payload), null)
    },
    /** The token is good for the second factor only (AUTH-04). */
    secondFactorDue(state, { payload }: PayloadAction<{ token: string; user: User }>) {
      enter(state, { kind: 'temporary', token: payload.token }, null)
      state.temporaryUser = payload.user
    },
    signedIn(state, { payload }: PayloadAction<{ token: string; user: User }>) {
      enter(state, { kind: 'rider', token: payload.token }, payload.user)
    },
    guestStarted(state) {
      state.awaitedRider = null
      enter(state, { kind: 'guest' }, null)
    },
    userChanged(state, { payload }: PayloadAction<User>) {
      state.user = payload
    },
    /** Another rider signed in after a lost session, and gets none of the previous rider's data. */
    anotherRiderSignedIn(state) {
      state.awaitedRider = null
    },
    /** A guest no longer uses a card, or somebody else is here instead. What was typed for an order may be another person's next. */
    guestLeft() {},
    /** An invitation is not for the rider who is here: the app logs out without leaving the page. */
    inviteNeedsLogout() {},
    /** The payload is the provider of the account. */
    loggedOut(state, _action: PayloadAction<Provider | undefined>) {
      state.awaitedRider = null
      enter(state, { kind: 'visitor' }, null)
    },
    /** The backend, or another tab, ended the session (AUTH-14, AUTH-15). */
    sessionLost(state, _action: PayloadAction<SessionEnd>) {
      state.awaitedRider = state.user?.uuid ?? null
      enter(state, { kind: 'visitor' }, null)
    },
  },
  selectors: {
    selectVisitor: (state) => state.visitor,
    selectUser: (state) => state.user,
    selectRiderId: (state) => state.user?.uuid,
    selectAwaitedRider: (state) => state.awaitedRider,
    selectTemporaryUser: (state) => state.temporaryUser,
    selectEpoch: (state) => state.epoch,
    selectIsRider: (state) => state.visitor.kind === 'rider',
    selectIsGuest: (state) => state.visitor.kind === 'guest',
    /** A rider's account, or a guest's one card, can hold cards. */
    selectMayHaveCards: ({ visitor }) => visitor.kind === 'rider' || (visitor.kind === 'guest' && !!visitor.cardToken),
    selectIsTemporary: (state) => state.visitor.kind === 'temporary',
  },
})

const isSame = (one: Visitor, other: Visitor) => JSON.stringify(one) === JSON.stringify(other)

function enter(state: SessionState, visitor: Visitor, user: User | null): void {
  state.visitor = visitor
  state.user = user
  state.temporaryUser = null
  state.epoch += 1
}

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof sessionSlice> {}
}

export const {
  sessionRestored,
  signInExpired,
  secondFactorDue,
  signedIn,
  guestStarted,
  userChanged,
  loggedOut,
  sessionLost,
  anotherRiderSignedIn,
  guestLeft,
  inviteNeedsLogout,
} = sessionSlice.actions
export const {
  selectVisitor,
  selectRiderId,
  selectUser,
  selectAwaitedRider,
  selectTemporaryUser,
  selectEpoch,
  selectIsRider,
  selectIsGuest,
  selectIsTemporary,
  selectMayHaveCards,
} = sessionSlice.injectInto(rootReducer).selectors
