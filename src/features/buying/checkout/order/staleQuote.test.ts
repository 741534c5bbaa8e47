// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import {
  changeableBackend,
  paymentReached,
  pricesRead,
  readyToPay,
  storeCart,
  testCheckout,
  visa,
} from '../../../../testing/buying/checkout'
import type { TestPortal } from '../../../../testing/portal'
import { selectOrderBlocker } from './orderTrouble'
import { selectCheckoutBlocker } from './progress'
import { pricesAccepted, promoRequested, selectNewPrices, selectPromo, selectQuoted } from './quoteSlice'
import { selectPayment } from '../purchase/paymentSlice'
import { placeOrderRequested } from './placeOrder'

const pay = (portal: TestPortal) => portal.store.dispatch(placeOrderRequested())
const payment = (portal: TestPortal) => selectPayment(portal.store.getState())

async function riderReady(card: Parameters<typeof readyToPay>[1] = 'pay-visa') {
  const backend = changeableBackend('riderSignedIn')
  storeCart(cartLine({ quantity: 2 }))
  const portal = testCheckout()
  await readyToPay(portal, card)
  return { backend, portal }
}

test('@PAY-01 a changed price stops the payment and is accepted once', async () => {
  const { backend, portal } = await riderReady()
  await backend.change((state) => {
    for (const product of state.products) if (product.uuid === 'bus-adult-single') product.list_price = 375
  })
  pay(portal)
  await paymentReached(portal, 'declined')
  expect(payment(portal)).toMatchObject({ reason: { key: 'checkout:pay.pricesChanged' } })
  expect(selectNewPrices(portal.store.getState())).toMatchObject([{ price: 375, formerPrice: 350 }])
  expect(await backend.placed()).toEqual([])
  await pricesRead(portal)
  portal.store.dispatch(pricesAccepted())
  pay(portal)
  await paymentReached(portal, 'paid')
  expect((await backend.placed()).map(({ total }) => total)).toEqual([750])
})

test('@PAY-01 @PAY-13 a quote that only expired is renewed at the same prices, and paid with the next press and the same key', async () => {
  const { backend, portal } = await riderReady(visa)
  await backend.change((state) => {
    for (const quote of Object.values(state.quotes)) quote.created -= 3_600_000
  })
  pay(portal)
  await paymentReached(portal, 'declined')
  expect(payment(portal)).toMatchObject({ reason: { key: 'checkout:pay.quoteRenewed' } })
  expect(await backend.sent('placeOrder')).toHaveLength(1)
  await portal.until((state) => selectCheckoutBlocker(state) === undefined)
  pay(portal)
  await paymentReached(portal, 'paid')
  const keys = (await backend.sent('placeOrder')).map(({ headers }) => headers['idempotency-key'])
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  expect(await backend.placed()).toHaveLength(1)
})

test('@PAY-12 a card that was blocked after the quote is named before anything is charged, and another can be chosen', async () => {
  const backend = changeableBackend('riderSignedIn')
  storeCart(cartLine({ faremedia_id: 'card-phone' }))
  const portal = testCheckout()
  await readyToPay(portal, 'pay-visa')
  await backend.change((state) => {
    for (const card of state.fareMedia) if (card.faremedia_id === 'card-phone') card.status = 'BLOCKED'
  })
  pay(portal)
  await paymentReached(portal, 'declined')
  expect(payment(portal)).toMatchObject({ reason: { key: 'checkout:card.virtualBlocked' } })
  await portal.until((state) => selectOrderBlocker(state)?.help === 'card')
  expect(await backend.placed()).toEqual([])
})

test('@PAY-01 @PAY-03 a promo that expired with the quote is named, and nothing is paid', async () => {
  const { backend, portal } = await riderReady()
  portal.store.dispatch(promoRequested('WELCOME10'))
  await portal.until((state) => selectQuoted(state)?.quote.promo === 70 && selectCheckoutBlocker(state) === undefined)
  await backend.change((state) => {
    for (const quote of Object.values(state.quotes)) quote.created -= 3_600_000
    for (const promo of state.promos) promo.ends = '2024-01-01T00:00:00Z'
  })
  pay(portal)
  await paymentReached(portal, 'declined')
  expect(payment(portal)).toMatchObject({ reason: { key: 'checkout:pay.promoEnded' } })
  const state = portal.store.getState()
  expect(selectPromo(state)).toMatchObject({ status: 'refused', code: 'WELCOME10' })
  expect(selectQuoted(state)?.quote.total).toBe(700)
  expect(await backend.placed()).toEqual([])
})
