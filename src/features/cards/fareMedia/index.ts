export { purchaseTypeChosen, selectPurchaseType } from './purchaseTypeSlice'
export type { PurchaseType } from './purchaseTypeSlice'
export { cardKeys, chosenCardChanged } from './cards/cardKeys'
export { OnCard } from './onCard/OnCard'
