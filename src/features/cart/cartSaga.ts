import { every, leading, latest, watch } from '../../shared/saga/workers'
import { addToCart, addToCartRequested } from './addToCart/addToCart'
import {
  cartChanged,
  changeQuantity,
  clearCart,
  clearCartRequested,
  lineRemovalRequested,
  quantityRequested,
  removeLine,
  storeCart,
} from './changeCart'
import { cartReadRequested, readCart } from './readCart'

export const cartSaga = watch(
  () => every(cartChanged, storeCart),
  () => latest(cartReadRequested, readCart),
  () => leading(addToCartRequested, addToCart),
  () => every(quantityRequested, changeQuantity),
  () => every(lineRemovalRequested, removeLine),
  () => leading(clearCartRequested, clearCart),
)
