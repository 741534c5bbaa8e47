export { signInDialog } from './sessionDialogs'
export { sessionSaga } from './sessionSaga'
export {
  anotherRiderSignedIn,
  guestLeft,
  guestStarted,
  inviteNeedsLogout,
  loggedOut,
  selectAwaitedRider,
  selectEpoch,
  selectIsGuest,
  selectIsRider,
  selectIsTemporary,
  selectMayHaveCards,
  selectRiderId,
  selectUser,
  selectVisitor,
  sessionLost,
  sessionRestored,
  signedIn,
  signInExpired,
  userChanged,
} from './visitor/sessionSlice'
export { clearSession, sessionKeys } from './visitor/sessionKeys'
export { dropTemporary, leaveTemporary, onSessionOfOtherTabs, readStoredSession } from './visitor/storedSession'
export type { StoredVisitor } from './visitor/visitorOf'
