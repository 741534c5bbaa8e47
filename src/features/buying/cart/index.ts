export { CartButton } from './CartButton'
export {
  agreedPrice,
  countOf,
  isMixed,
  isPhysical,
  isPickedUp,
  isSellable,
  isShipped,
  journeyName,
  lineKey,
} from './state/cartLine'
export type { CartLine, SellableProduct } from './state/cartLine'
export { addToCartCode, cartChangesCode, cartSaga } from './cartSaga'
export type { Wanted } from './state/cartRequests'
export {
  addToCartRequested,
  agreementRequested,
  buyNowRequested,
  checkoutRequested,
  lineRemovalRequested,
  refreshRequested,
  blockerResolutionRequested,
} from './state/cartRequests'
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
} from './state/cartSlice'
export { logOutDialog } from './dialogs/loggingOut'
export { onCartOfOtherTabs } from './state/cartStorage'
export { cartChanged, cartReadRequested, readCart } from './state/storedCart'
export { withCartLock } from './state/storedCart'
