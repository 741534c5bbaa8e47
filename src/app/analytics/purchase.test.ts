// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { consentDecided } from '../../features/account/privacy/onDemand'
import { productAdded, selectCartLines } from '../../features/buying/cart'
import { placeOrderRequested } from '../../features/buying/checkout/order/placeOrder'
import { outcomeCheckRequested } from '../../features/buying/checkout/purchase'
import { readStored } from '../../shared/storage/browserStorage'
import { paymentReached, readyToPay, storeCart, testCheckout } from '../../testing/buying/checkout'
import { cartLine } from '../../testing/buying/cartLines'
import { testBackend } from '../../testing/portal'
import { analyticsKeys } from './analyticsKeys'
import './analyticsSaga'

const purchases = () =>
  (readStored(analyticsKeys.analyticsEvents) ?? []).filter((told) => Object(told).event === 'purchase')

async function ready() {
  const backend = testBackend('riderSignedIn')
  storeCart(cartLine({ uuid: 'bus-adult-single', list_price: 350, quantity: 2 }))
  const portal = testCheckout({
    settings: (settings) => (settings.analytics = { isAllowed: true, gtm_id: 'GTM-AAAAAA' }),
  })
  portal.store.dispatch(consentDecided(true))
  await readyToPay(portal, 'pay-visa')
  return { backend, portal }
}

test('@OPS-02 a purchase is told with the lines that were bought', async () => {
  const { portal } = await ready()
  portal.store.dispatch(placeOrderRequested())
  await paymentReached(portal, 'paid')
  expect(purchases()).toMatchObject([{ value: 7, items: [{ item_id: 'bus-adult-single', quantity: 2 }] }])
})

test('@OPS-02 an order that is found later, with more in the cart, is not told by what the cart holds by then', async () => {
  const { backend, portal } = await ready()
  await backend.fault('placeOrder', 'lostAnswer', 1)
  await backend.fault('findOrderAttempt', 'offline', 1)
  portal.store.dispatch(placeOrderRequested())
  await paymentReached(portal, 'unknown')
  const [line] = selectCartLines(portal.store.getState())
  const added = { ...line!, uuid: 'rail-adult-single', list_price: 99_00, quantity: 3 }
  portal.store.dispatch(productAdded({ lines: [line!, added], added }))
  portal.store.dispatch(outcomeCheckRequested())
  await paymentReached(portal, 'paid')
  expect(purchases()).toEqual([])
})
