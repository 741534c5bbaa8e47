export { purchaseTypeChosen, selectPurchaseType } from './purchaseTypeSlice'
export type { PurchaseType } from './purchaseTypeSlice'
export { OnCard } from './onCard/OnCard'
