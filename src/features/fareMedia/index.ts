export { purchaseTypeChosen, selectPurchaseType } from './purchaseTypeSlice'
export type { PurchaseType } from './purchaseTypeSlice'
export { CardName } from './cards/lazyCardName'
