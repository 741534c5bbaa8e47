/** In `index.ts` these exports would be in the first load. */
export { captchaFault, solveCaptcha } from './captcha/solveCaptcha'
export { backupCodesMade } from './secondFactor/backupCodes'
export { hasAppleLink, keepAppleLink, takeAppleLink } from './social/appleLink'
export { leaveForApple, tokenOf } from './social/signInWithProvider'
export { enterWith } from './visitor/enterWith'
export { loginTypes, providerOf } from './visitor/provider'
export type { Provider } from './visitor/provider'
export { endSessionIfOver } from './visitor/sessionOver'
