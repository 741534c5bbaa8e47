export {
  anotherRiderSignedIn,
  guestStarted,
  loggedOut,
  selectEpoch,
  selectIsGuest,
  selectIsRider,
  selectIsTemporary,
  selectUser,
  selectVisitor,
  sessionLost,
  sessionRestored,
  signedIn,
  signInExpired,
} from './sessionSlice'
export { ensureEmailMayBuy } from './verifiedEmail/ensureVerifiedEmail'
export { inviteNeedsLogout } from './joining/inviteNeedsLogout'
export { sessionSaga } from './sessionSaga'
export { leaveTemporary, onSessionOfOtherTabs, readStoredSession } from './storedSession'
