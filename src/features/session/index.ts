export { captchaFault, solveCaptcha } from './captcha/solveCaptcha'
export { sessionSaga } from './sessionSaga'
export { enterWith } from './visitor/enterWith'
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
  userChanged,
} from './visitor/sessionSlice'
export { dropTemporary, leaveTemporary, onSessionOfOtherTabs, readStoredSession } from './visitor/storedSession'
