// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { now } from '../../../../shared/clock'
import { readStored } from '../../../../shared/storage/browserStorage'
import { checkoutKeys } from '../purchase/checkoutKeys'
import { attemptKeys } from '../../../../shared/payments/attemptKeys'
import { cartLine } from '../../../../testing/buying/cartLines'
import {
  changeableBackend,
  declinedCard,
  enterCard,
  paymentReached,
  pricesRead,
  readyToPay,
  storeCart,
  storeGuest,
  testCheckout,
  visa,
} from '../../../../testing/buying/checkout'
import type { TestPortal } from '../../../../testing/portal'
import { selectCartLines } from '../../cart'
import { cardEntry } from '../../../paying/payment'
import { cardVault } from '../../../paying/payment/card/cardVault'
import { selectPaymentChoice, selectContact, securityCodeRenewed } from './checkoutSlice'
import { selectCheckoutBlocker } from './progress'
import { selectQuoted } from './quoteSlice'
import { outcomeCheckRequested } from '../purchase/checkOutcome'
import { selectPayment } from '../purchase/paymentSlice'
import { placeOrderRequested } from './placeOrder'

const pay = (portal: TestPortal) => portal.store.dispatch(placeOrderRequested())
const payment = (portal: TestPortal) => selectPayment(portal.store.getState())
const keyOf = (call: { headers: Record<string, string> } | undefined) => call?.headers['idempotency-key']
const storedCart = () => window.localStorage.getItem('cart')

async function riderReady(card: Parameters<typeof readyToPay>[1] = 'pay-visa') {
  const backend = changeableBackend('riderSignedIn')
  storeCart(cartLine({ quantity: 2 }))
  const portal = testCheckout()
  await readyToPay(portal, card)
  return { backend, portal }
}

describe('Paying', () => {
  test('@PAY-07 a burst of five requests places one order, and leads to its summary with an empty cart', async () => {
    const { backend, portal } = await riderReady()
    for (let click = 0; click < 5; click += 1) pay(portal)
    await paymentReached(portal, 'paid')
    pay(portal)
    const [order, ...others] = await backend.placed()
    expect(others).toEqual([])
    expect(await backend.sent('placeOrder')).toHaveLength(1)
    expect(portal.visited).toEqual([`/ordersummary/${order?.order_id}`])
    expect(selectCartLines(portal.store.getState())).toEqual([])
    expect(storedCart()).toBe('[]')
    expect(readStored(attemptKeys.orderAttempt)).toBeUndefined()
  })

  test('@PAY-07 an answer lost after success is looked up: paid once and reported as paid', async () => {
    const { backend, portal } = await riderReady(visa)
    await backend.fault('placeOrder', 'lostAnswer', 1)
    pay(portal)
    await paymentReached(portal, 'paid')
    expect(await backend.placed()).toHaveLength(1)
    expect(await backend.sent('findOrderAttempt')).toHaveLength(1)
  })

  test.each(['offline', '503', '500', '429', 'malformed', 'html', 'empty', 'wrongShape'] as const)(
    '@PAY-07 a try that never arrived (%s) is tried again with the same key',
    async (kind) => {
      const { backend, portal } = await riderReady()
      await backend.fault('placeOrder', kind, 1)
      pay(portal)
      await paymentReached(portal, 'notArrived')
      await pricesRead(portal)
      pay(portal)
      await paymentReached(portal, 'paid')
      const keys = (await backend.sent('placeOrder')).map(keyOf)
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)
      expect(await backend.placed()).toHaveLength(1)
    },
  )

  test('@PAY-07 while the outcome is not known nothing can be paid; checking again finds it', async () => {
    const { backend, portal } = await riderReady()
    await backend.fault('placeOrder', 'lostAnswer', 1)
    await backend.fault('findOrderAttempt', '500', 1)
    pay(portal)
    await paymentReached(portal, 'unknown')
    expect(readStored(attemptKeys.orderAttempt)?.[0]?.key).toBe(keyOf((await backend.sent('placeOrder'))[0]))
    pay(portal)
    expect(payment(portal).status).toBe('unknown')
    portal.store.dispatch(outcomeCheckRequested())
    await paymentReached(portal, 'paid')
    expect(await backend.sent('placeOrder')).toHaveLength(1)
    expect(await backend.placed()).toHaveLength(1)
  })

  test('@PAY-07 after a reload the kept attempt is looked up before anything else', async () => {
    const { backend, portal } = await riderReady()
    await backend.fault('placeOrder', 'lostAnswer', 1)
    await backend.fault('findOrderAttempt', 'offline', 1)
    pay(portal)
    await paymentReached(portal, 'unknown')
    const reloaded = testCheckout()
    await paymentReached(reloaded, 'paid')
    expect(reloaded.visited).toHaveLength(1)
    expect(storedCart()).toBe('[]')
    expect(await backend.placed()).toHaveLength(1)
  })

  test('@PAY-07 an attempt of another person is not looked up', async () => {
    changeableBackend('riderSignedIn')
    window.localStorage.setItem('order_attempt', JSON.stringify({ key: 'k', intent: 'rider:other#1', at: now() }))
    const portal = testCheckout()
    expect(payment(portal).status).toBe('idle')
  })
})

describe('A payment that fails', () => {
  test('@PAY-09 keeps cart and card but for the code, says why, and goes through with another card', async () => {
    const { backend, portal } = await riderReady(declinedCard)
    pay(portal)
    await paymentReached(portal, 'declined')
    await pricesRead(portal)
    const state = portal.store.getState()
    expect(payment(portal)).toMatchObject({ reason: { key: 'checkout:pay.declined' } })
    expect(selectCartLines(state)).toHaveLength(1)
    expect(selectContact(state)).toMatchObject({ email: 'rider@example.com' })
    expect(selectPaymentChoice(state)).toMatchObject({
      methods: [{ kind: 'new', last4: '0002', needsCode: true }],
    })
    expect(selectCheckoutBlocker(state)).toBe('code')
    expect(cardEntry.charge()).toBeUndefined()
    enterCard(portal, visa)
    pay(portal)
    await paymentReached(portal, 'paid')
    const keys = (await backend.sent('placeOrder')).map(keyOf)
    expect(new Set(keys).size).toBe(2)
    expect(await backend.placed()).toHaveLength(1)
  })

  test('@PAY-09 a try without the repeated code sends nothing; with the code it is sent again', async () => {
    const { backend, portal } = await riderReady(declinedCard)
    pay(portal)
    await paymentReached(portal, 'declined')
    await pricesRead(portal)
    pay(portal)
    expect(await backend.sent('placeOrder')).toHaveLength(1)
    expect(cardVault.renewCode('123')).toBe(true)
    portal.store.dispatch(securityCodeRenewed())
    pay(portal)
    await portal.until((state) => selectPayment(state).status === 'placing')
    await paymentReached(portal, 'declined')
    expect(await backend.sent('placeOrder')).toHaveLength(2)
  })

  test('@API-04 waits after too many tries', async () => {
    const { backend, portal } = await riderReady()
    await backend.fault('placeOrder', '42901', 1)
    pay(portal)
    await paymentReached(portal, 'declined')
    expect(payment(portal)).toMatchObject({
      isWaiting: true,
      reason: { key: 'checkout:pay.tooMany', values: { count: 5 } },
    })
    pay(portal)
    expect(await backend.sent('placeOrder')).toHaveLength(1)
  })
})

describe('Two tabs with one cart', () => {
  test('@PAY-07 a cart that another tab has emptied is not paid again', async () => {
    const { backend, portal } = await riderReady()
    window.localStorage.setItem('cart', '[]')
    pay(portal)
    await paymentReached(portal, 'declined')
    expect(payment(portal)).toMatchObject({ reason: { key: 'checkout:pay.cartChanged' } })
    expect(await backend.sent('placeOrder')).toEqual([])
  })

  test('@PAY-07 while another tab pays, nothing is sent', async () => {
    const { backend, portal } = await riderReady()
    const locks = {
      request: (_name: string, _options: object, held: (lock: null) => unknown) => Promise.resolve(held(null)),
    }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
    pay(portal)
    await paymentReached(portal, 'declined')
    Reflect.deleteProperty(navigator, 'locks')
    expect(payment(portal)).toMatchObject({ reason: { key: 'checkout:pay.otherTab' } })
    expect(await backend.sent('placeOrder')).toEqual([])
  })
})

describe('A guest', () => {
  test('@PAY-01 @PAY-08 pays once by card and can read the order afterwards', async () => {
    const backend = changeableBackend('visitor')
    storeGuest()
    storeCart(cartLine())
    const portal = testCheckout()
    await readyToPay(portal, visa)
    pay(portal)
    pay(portal)
    await paymentReached(portal, 'paid')
    const [order] = await backend.placed()
    expect(portal.visited).toEqual([`/anonymous/ordersummary/${order?.order_id}`])
    expect(readStored(checkoutKeys.guestOrderKeys)).toEqual({ [order?.order_id ?? '']: order?.order_key })
    expect((await backend.calls()).map(({ name }) => name)).not.toContain('listPaymentMethods')
  })

  test('@PAY-01 with nothing left to pay sends no payment', async () => {
    const backend = changeableBackend('visitor')
    storeGuest()
    storeCart(cartLine({ list_price: 0 }))
    await backend.change((state) => {
      for (const product of state.products) if (product.uuid === 'bus-adult-single') product.list_price = 0
    })
    const portal = testCheckout()
    await portal.until((state) => selectQuoted(state)?.quote.total === 0)
    await readyToPay(portal, '')
    pay(portal)
    await paymentReached(portal, 'paid')
    expect((await backend.sent('placeOrderAsGuest'))[0]?.body).toMatchObject({ payments: [] })
  })
})
