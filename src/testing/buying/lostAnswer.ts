import { buyNowStarted } from '../../features/buying/cart'
import { releaseOrderLock } from '../../features/buying/checkout/purchase/orderLock'
import { selectPayment } from '../../features/buying/checkout/purchase/paymentSlice'
import { placeOrderRequested } from '../../features/buying/checkout/order/placeOrder'
import { cartLine } from './cartLines'
import { changeableBackend, readyToPay, storeCart, storeGuest, testCheckout, visa } from './checkout'

/** Pays, and the answer is lost. */
export async function payAndLoseTheAnswer(who: 'rider' | 'guest', what: 'cart' | 'atOnce' = 'cart') {
  const backend = changeableBackend(who === 'rider' ? 'riderSignedIn' : 'visitor')
  if (who === 'guest') storeGuest()
  storeCart(what === 'cart' ? cartLine({ quantity: 2 }) : cartLine({ uuid: 'bus-adult-day', list_price: 1050 }))
  const portal = testCheckout()
  if (what === 'atOnce') portal.store.dispatch(buyNowStarted([cartLine({ quantity: 2 })]))
  await readyToPay(portal, who === 'rider' ? 'pay-visa' : visa)
  await backend.fault(who === 'rider' ? 'placeOrder' : 'placeOrderAsGuest', 'lostAnswer', 1)
  await backend.fault(who === 'rider' ? 'findOrderAttempt' : 'findOrderAttemptAsGuest', '500', 1)
  portal.store.dispatch(placeOrderRequested())
  await portal.until((state) => selectPayment(state).status === 'unknown')
  return { backend, portal }
}

/** Closes the tab: its session storage and its locks are gone, the local storage stays. */
export function closeTab() {
  window.sessionStorage.clear()
  releaseOrderLock()
}
