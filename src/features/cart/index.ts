export { CartButton } from './CartButton'
export { agreedPrice, isMixed, isPhysical, isSellable, journeyName, lineKey } from './cartLine'
export type { CartLine, SellableProduct } from './cartLine'
export { cartSaga, prepareAddToCart, prepareCartChanges } from './cartSaga'
export {
  addToCartRequested,
  agreementRequested,
  buyNowRequested,
  lineRemovalRequested,
  refreshRequested,
} from './cartRequests'
export {
  buyNowEnded,
  buyNowStarted,
  cartBought,
  cartCleared,
  cartRead,
  drawerClosed,
  productAdded,
  selectCartCount,
  selectCartLines,
  selectHasGoneLines,
  selectIsBuyingNow,
  selectLinesToBuy,
  selectIsDrawerOpen,
} from './cartSlice'
export { onCartOfOtherTabs } from './cartStorage'
export { checkoutRequested, settlingRequested } from './checkoutRequested'
export { cartReadRequested, readCart } from './readCart'
export { cartChanged } from './storeCart'
export { withCartLock } from './withCartLock'
