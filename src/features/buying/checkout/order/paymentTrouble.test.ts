// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { changeableBackend, readyToPay, storeCart, testCheckout, visa } from '../../../../testing/buying/checkout'
import { cartReadRequested } from '../../cart'
import { savingAgreed } from './checkoutSlice'
import { buyingOnceAgreed, selectPaymentTrouble } from './paymentTrouble'
import { selectPayment } from '../purchase/paymentSlice'
import { placeOrderRequested } from './placeOrder'
import { selectCheckoutBlocker } from './progress'
import { promoRequested } from './quoteSlice'

const pass = (isSubscribed: boolean) =>
  cartLine({
    ...{ uuid: 'bus-adult-7day', list_price: 3650, faremedia_id: 'card-phone' },
    ...{ subscription_allowed: true, isSubscribed },
  })

/** Lets another tab turn on renewal for the line that is about to be paid. */
async function riderWhosePassComesToRenew(paidBy: Parameters<typeof readyToPay>[1]) {
  const backend = changeableBackend('riderSignedIn')
  storeCart(pass(false))
  const portal = testCheckout()
  await readyToPay(portal, paidBy)
  storeCart(pass(true))
  portal.store.dispatch(cartReadRequested())
  await portal.until((state) => selectCheckoutBlocker(state) === 'payment')
  return { backend, portal }
}

test('@PAY-05 a card entered for one order cannot pay a line switched to renewal, until the rider saves it', async () => {
  const { backend, portal } = await riderWhosePassComesToRenew(visa)
  expect(selectPaymentTrouble(portal.store.getState())).toMatchObject({
    reason: { key: 'payment:obstacle.notKept' },
    help: 'save',
  })
  portal.store.dispatch(placeOrderRequested())
  expect(await backend.sent('placeOrder')).toEqual([])
  portal.store.dispatch(savingAgreed())
  portal.store.dispatch(placeOrderRequested())
  await portal.until((state) => selectPayment(state).status === 'paid')
  expect((await backend.sent('placeOrder'))[0]?.body).toMatchObject({ payments: [{ save: true }] })
})

test.each([
  ['a saved one', 'pay-visa'],
  ['a new one that is saved anyway', { ...visa, isSaved: true }],
] as const)('@PAY-05 a saved card pays both: %s', async (_, card) => {
  changeableBackend('riderSignedIn')
  storeCart(pass(true))
  const portal = testCheckout()
  await readyToPay(portal, card)
  expect(selectPaymentTrouble(portal.store.getState())).toBeUndefined()
})

test('@PAY-05 a chosen wallet cannot pay a line switched to renewal, and saving is not offered', async () => {
  const { portal } = await riderWhosePassComesToRenew('pay-wallet')
  const trouble = selectPaymentTrouble(portal.store.getState())
  expect(trouble).toMatchObject({ reason: { key: 'payment:obstacle.walletCannotRenew' } })
  expect(trouble?.help).toBeUndefined()
})

test('@PAY-03 @PAY-05 what would renew without anything to pay has no method that pays later: the rider buys it once', async () => {
  const backend = changeableBackend('riderSignedIn')
  storeCart(pass(true))
  const portal = testCheckout()
  await readyToPay(portal, 'pay-visa')
  portal.store.dispatch(promoRequested('GIFT50'))
  await portal.until((state) => selectCheckoutBlocker(state) === 'payment')
  expect(selectPaymentTrouble(portal.store.getState())).toEqual({
    reason: { key: 'checkout:changes.noRenewal', values: { names: 'Adult 7-Day Pass' } },
    help: 'once',
  })
  portal.store.dispatch(buyingOnceAgreed())
  await portal.until((state) => selectCheckoutBlocker(state) === undefined)
  portal.store.dispatch(placeOrderRequested())
  await portal.until((state) => selectPayment(state).status === 'paid')
  expect(await backend.placed()).toMatchObject([{ total: 0, items: [{ is_subscribed: false }] }])
})
