export { CartButton } from './CartButton'
export { isPhysical, isSellable, journeyName, lineKey } from './cartLine'
export type { CartLine, SellableProduct } from './cartLine'
export { cartSaga, prepareAddToCart } from './cartSaga'
export { addToCartRequested, lineRemovalRequested } from './cartRequests'
export {
  cartCleared,
  cartRead,
  drawerClosed,
  productAdded,
  selectCartCount,
  selectCartLines,
  selectHasGoneLines,
  selectIsDrawerOpen,
  selectLineKeys,
  selectSubtotal,
} from './cartSlice'
export { onCartOfOtherTabs } from './cartStorage'
export { checkoutRequested } from './checkoutRequested'
export { cartReadRequested, readCart } from './readCart'
export { cartChanged } from './storeCart'
