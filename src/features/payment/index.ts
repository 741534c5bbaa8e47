export { CardMark } from './CardMark'
export type { CodeFieldHandle } from './cardEntryPort'
export { cardEntry } from './cardEntry'
export type { EntryFormProps } from './entryPort'
export type { Purchase } from './kinds/paymentKind'
export { wipeEntries, wipeOnPageHide } from './kinds/paymentKinds'
export { inAppTypes, newId, offeredOption, paymentOptions } from './kinds/paymentOptions'
export type { PaymentOption } from './kinds/paymentOptions'
export {
  amountsOf,
  byOne,
  entered,
  isEntered,
  isKept,
  isSplittable,
  needsCode,
  paymentsOf,
  saveEntries,
  signatureOf,
  splitBounds,
} from './paymentChoice'
export type { MethodChoice, PaymentChoice } from './paymentChoice'
export { paymentMethods, paymentMethodsFeature } from './paymentMethods'
export { useMethodName } from './useMethodName'
