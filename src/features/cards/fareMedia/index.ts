export { purchaseTypeChosen, selectPurchaseType } from './purchaseTypeSlice'
export type { PurchaseType } from './purchaseTypeSlice'
export { cardKeys } from './cards/cardKeys'
export { OnCard } from './onCard/OnCard'
