// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { OperatorSettings } from '../../../identity/settings'
import { selectNotices } from '../../../../shared/notices/noticesSlice'
import { cartLine } from '../../../../testing/buying/cartLines'
import { changeableBackend, readyToPay, storeCart, testCheckout, visa } from '../../../../testing/buying/checkout'
import { testPortal } from '../../../../testing/portal'
import { settled } from '../../../../testing/settled'
import { addToCartRequested, selectCartLines } from '../../cart'
import { selectPayment } from '../purchase/paymentSlice'
import { placeOrderRequested } from './placeOrder'

const closed = (settings: OperatorSettings) => {
  settings.notices = [{ version: 'night', severity: 'warning', text: { en: 'Back at 6 a.m.' }, closes: ['sales'] }]
}

test.each([
  ['closed', closed, 0],
  ['open', () => undefined, 1],
])('@OPS-04 while sales are %s, an order is sent %s', async (_, settings, orders) => {
  const backend = changeableBackend('riderSignedIn')
  storeCart(cartLine())
  const portal = testCheckout({ settings })
  await readyToPay(portal, visa)
  portal.store.dispatch(placeOrderRequested())
  if (orders) await portal.until((state) => selectPayment(state).status === 'paid')
  else await settled()
  expect((await backend.calls()).filter(({ name }) => name === 'placeOrder')).toHaveLength(orders)
  expect(selectCartLines(portal.store.getState())).toHaveLength(1 - orders)
})

test('@OPS-04 while sales are closed, nothing comes into the cart, and the visitor reads why', async () => {
  const portal = testPortal({ settings: closed })
  const product = {
    uuid: 'day',
    name: 'Day',
    list_price: 350,
    shipping_enabled: false,
    organization: { uuid: 'org-1' },
  }
  portal.store.dispatch(addToCartRequested({ product, quantity: 1, applied: [], filterName: 'Bus' }))
  await portal.until((state) => selectNotices(state).length > 0)
  expect(selectNotices(portal.store.getState())).toMatchObject([{ text: { key: 'shared:salesClosed' } }])
  expect(selectCartLines(portal.store.getState())).toEqual([])
})
