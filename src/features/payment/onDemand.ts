/** Exports for code that is loaded on demand. In `index.ts` they would load with the checkout's first step. */
export { AppMethods } from './AppMethods'
export { isExpiryValid, maskExpiry, readExpiry, writeExpiry } from './card/cardExpiry'
export { MethodPicker } from './MethodPicker'
