/** Exports for code that is loaded on demand. In `index.ts` they would load with the checkout's first step. */
export { AppMethods } from './AppMethods'
export { MethodMark } from './card/CardMark'
export { isExpiryValid, maskExpiry, readExpiry, writeExpiry } from './card/cardExpiry'
export { chargedName } from './kinds/chargedName'
export { kindOf } from './kinds/paymentKinds'
export { healthOf, methodAnchor, needsOtherMethod } from './methodHealth'
export type { MethodHealth } from './methodHealth'
export { MethodPicker } from './MethodPicker'
