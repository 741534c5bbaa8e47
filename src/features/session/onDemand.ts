/** What only code that is loaded on demand needs: in `index.ts` it would be in the first load. */
export { captchaFault, solveCaptcha } from './captcha/solveCaptcha'
export { enterWith } from './visitor/enterWith'
