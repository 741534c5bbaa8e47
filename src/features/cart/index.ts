export { addToCartRequested } from './addToCart/addToCart'
export { CartButton } from './CartButton'
export { isPhysical, isSellable, journeyName, lineKey } from './cartLine'
export type { CartLine, SellableProduct } from './cartLine'
export { cartSaga } from './cartSaga'
export { cartChanged, lineRemovalRequested } from './changeCart'
export {
  cartCleared,
  cartRead,
  drawerClosed,
  productAdded,
  selectCartCount,
  selectCartLines,
  selectIsDrawerOpen,
  selectLineKeys,
  selectSubtotal,
} from './cartSlice'
export { onCartOfOtherTabs } from './cartStorage'
export { checkoutRequested } from './checkoutRequested'
export { cartReadRequested, readCart } from './readCart'
