export {
  anotherRiderSignedIn,
  guestStarted,
  loggedOut,
  secondFactorDue,
  selectEpoch,
  selectIsGuest,
  selectIsRider,
  selectIsTemporary,
  selectUser,
  selectVisitor,
  sessionLost,
  sessionRestored,
  signedIn,
} from './sessionSlice'
export { ensureEmailMayBuy } from './verifiedEmail/ensureVerifiedEmail'
export { inviteNeedsLogout } from './joining/inviteNeedsLogout'
export type { SessionEnd } from './sessionSlice'
export { sessionSaga } from './sessionSaga'
export { onSessionOfOtherTabs, readStoredSession } from './storedSession'
