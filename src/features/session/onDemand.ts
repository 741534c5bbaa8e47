/** Exports for code that is loaded on demand. In `index.ts` they would be in the first load. */
export { captchaFault, solveCaptcha } from './captcha/solveCaptcha'
export { enterWith } from './visitor/enterWith'
