export type { CodeFieldHandle } from './card/cardEntryPort'
export { cardDraft } from './card/cardEntryPort'
export { cardEntry } from './card/cardEntry'
export type { EntryFormProps, KnownPayer } from './entry/entryPort'
export type { Purchase } from './kinds/paymentKind'
export { wipeEntries } from './kinds/paymentKinds'
export { kindOf } from './kinds/paymentKinds'
export { haveSecond, methodAtHand, newId, offeredOption, paymentOptions } from './kinds/paymentOptions'
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
export { paymentMethods } from './paymentMethods'
export { useMethodName } from './useMethodName'
