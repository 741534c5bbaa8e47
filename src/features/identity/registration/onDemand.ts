/** In `index.ts` these exports would be in the first load. */
export { ensureEmailMayBuy, ensureVerifiedEmail, ensureVerifiedFor } from './verifiedEmail/ensureVerifiedEmail'
export { signUpSubmission } from './signUp/signUp'
export { ownRecord } from './verifiedEmail/ownRecord'
export { keepRider, refreshRider } from './verifiedEmail/refreshRider'
export { ResendConfirmation } from './verifiedEmail/ResendConfirmation'
export { useVerificationGlances } from './verifiedEmail/useVerificationGlances'
export { resendPaused, resendSubmission } from './verifiedEmail/resend'
