// @vitest-environment jsdom
import { describe, expect, onTestFinished, test } from 'vitest'
import { now, setClock } from '../../../../shared/clock'
import { selectAnnouncement } from '../../../../shared/notices/noticesSlice'
import { readStored } from '../../../../shared/storage/browserStorage'
import { attemptKeys } from '../../../../shared/payments/attemptKeys'
import { cartLine } from '../../../../testing/buying/cartLines'
import {
  changeableBackend,
  paymentReached,
  readyToPay,
  storeCart,
  testCheckout,
} from '../../../../testing/buying/checkout'
import { closeTab, payAndLoseTheAnswer } from '../../../../testing/buying/lostAnswer'
import { linkIn, notices, reopenElsewhere, signInAgain } from '../../../../testing/buying/reopening'
import type { TestPortal } from '../../../../testing/portal'
import { settled } from '../../../../testing/settled'
import { selectIsRider } from '../../../identity/session'
import { selectPayment } from '../purchase/paymentSlice'
import { placeOrderRequested } from './placeOrder'

const pay = (portal: TestPortal) => portal.store.dispatch(placeOrderRequested())
const storedCart = () => window.localStorage.getItem('cart')

describe('A tab that was closed while paying', () => {
  test('@PAY-07 loses nothing: the next visit of the checkout finds the order, and pays nothing', async () => {
    const { backend } = await payAndLoseTheAnswer('rider')
    closeTab()
    const reopened = testCheckout()
    await paymentReached(reopened, 'paid')
    const [order, ...others] = await backend.placed()
    expect(others).toEqual([])
    expect(reopened.visited).toEqual([`/ordersummary/${order?.order_id}`])
    expect(storedCart()).toBe('[]')
    expect(readStored(attemptKeys.orderAttempt)).toBeUndefined()
  })

  test('@PAY-07 @CART-11 where its lines are unknown the cart is emptied, and only the payment is announced', async () => {
    await payAndLoseTheAnswer('rider')
    closeTab()
    const { key, at } = readStored(attemptKeys.orderAttempt)?.[0] ?? {}
    window.localStorage.setItem('order_attempt', JSON.stringify({ key, intent: 'rider:user-rider#1', at }))
    const reopened = testCheckout()
    const keys: (string | undefined)[] = []
    reopened.store.subscribe(() => keys.push(selectAnnouncement(reopened.store.getState())?.text.key))
    await paymentReached(reopened, 'paid')
    await reopened.until((state) => selectAnnouncement(state)?.text.key === 'checkout:pay.paidElsewhere')
    expect(storedCart()).toBe('[]')
    expect(keys).not.toContain('cart:count')
  })

  test('@PAY-07 a portal opened on any page says that it was paid', async () => {
    const { backend } = await payAndLoseTheAnswer('rider')
    closeTab()
    const reopened = await reopenElsewhere()
    await paymentReached(reopened, 'paid')
    expect(notices(reopened)).toEqual([['success', 'checkout:pay.paidElsewhere']])
    const [order, ...others] = await backend.placed()
    expect(linkIn(reopened)).toBe(`/ordersummary/${order?.order_id}`)
    expect(reopened.visited).toEqual([])
    expect(storedCart()).toBe('[]')
    expect(others).toEqual([])
  })

  test('@PAY-07 or that it is not known yet, and keeps the cart and the key', async () => {
    const { backend } = await payAndLoseTheAnswer('rider')
    closeTab()
    await backend.fault('findOrderAttempt', 'offline', 1)
    const reopened = await reopenElsewhere()
    await paymentReached(reopened, 'unknown')
    expect(notices(reopened)).toEqual([['error', 'checkout:pay.unknownElsewhere']])
    expect(readStored(attemptKeys.orderAttempt)).toBeDefined()
    expect(storedCart()).not.toBe('[]')
  })

  test.each([
    ['a moment ago keeps its key, for it may still arrive', 60_000, 'notArrived', true],
    ['long ago is over, and is told once', 3_600_000, 'none', false],
  ])('@PAY-07 or that it was not paid: a try %s', async (_, age, said, isKept) => {
    changeableBackend('riderSignedIn')
    const attempt = { key: 'key-lost', intent: 'rider:user-rider#1', at: now() - age }
    window.localStorage.setItem('order_attempt', JSON.stringify(attempt))
    const reopened = await reopenElsewhere()
    await paymentReached(reopened, isKept ? 'notArrived' : 'declined')
    expect(notices(reopened)).toEqual([['error', `checkout:pay.${said}`]])
    expect(readStored(attemptKeys.orderAttempt)).toEqual(
      isKept ? [expect.objectContaining({ key: 'key-lost' })] : undefined,
    )
  })

  test('@PAY-07 loads and sends nothing if there is no open attempt', async () => {
    const backend = changeableBackend('riderSignedIn')
    await reopenElsewhere()
    expect(await backend.calls()).toEqual([])
  })

  test('@PAY-07 @PAY-10 stores nothing about the person, the card or the order', async () => {
    await payAndLoseTheAnswer('guest')
    const kept = JSON.stringify({ ...window.localStorage, cart: '' }) + JSON.stringify({ ...window.sessionStorage })
    expect(kept).toContain('guest#')
    // Keys and hashes are random, and may hold such figures by chance.
    expect(kept.replaceAll(/[\da-f-]{32,}/g, '')).not.toMatch(/4111|737|12\/31|MacLeod|Lantern|@|bus-adult/)
  })
})

describe('Another tab that pays', () => {
  const another = (request: () => Promise<unknown>) => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  }

  test('@PAY-07 is left alone: this one looks nothing up, says nothing and keeps the key', async () => {
    const { backend } = await payAndLoseTheAnswer('rider')
    closeTab()
    const before = (await backend.sent('findOrderAttempt')).length
    another(() => Promise.reject(new DOMException('', 'TimeoutError')))
    const reopened = testCheckout()
    await paymentReached(reopened, 'checking')
    await paymentReached(reopened, 'idle')
    expect(await backend.sent('findOrderAttempt')).toHaveLength(before)
    expect(readStored(attemptKeys.orderAttempt)).toBeDefined()
    // The cart's refresh ends in this test: its write would change the cart that the next test pays.
    await settled()
  })

  test('@PAY-07 and settled its attempt meanwhile leaves nothing to look up', async () => {
    const { backend } = await payAndLoseTheAnswer('rider')
    closeTab()
    const before = (await backend.sent('findOrderAttempt')).length
    another(() => {
      window.localStorage.removeItem('order_attempt')
      return Promise.reject(new Error('no locks here'))
    })
    const reopened = testCheckout()
    await paymentReached(reopened, 'checking')
    await paymentReached(reopened, 'idle')
    expect(await backend.sent('findOrderAttempt')).toHaveLength(before)
  })
})

describe('Another order while the outcome of one is unknown', () => {
  test('@PAY-07 the earlier one is looked up before anything is paid, and shown when it was paid', async () => {
    const { backend } = await payAndLoseTheAnswer('rider')
    closeTab()
    // This tab was opened while the other one was still paying, so it looked nothing up.
    const kept = window.localStorage.getItem('order_attempt') ?? ''
    window.localStorage.removeItem('order_attempt')
    storeCart(cartLine({ quantity: 3 }))
    const other = testCheckout()
    window.localStorage.setItem('order_attempt', kept)
    await readyToPay(other, 'pay-visa')
    pay(other)
    await paymentReached(other, 'paid')
    expect((await backend.placed()).map(({ items }) => items[0]?.quantity)).toEqual([2])
    expect(await backend.sent('placeOrder')).toHaveLength(1)
  })

  test('@PAY-07 one that was never placed does not block the next order', async () => {
    const backend = changeableBackend('riderSignedIn')
    storeCart(cartLine({ quantity: 3 }))
    const portal = testCheckout()
    await readyToPay(portal, 'pay-visa')
    const attempt = { key: 'key-lost', intent: 'rider:user-rider#1', at: now() }
    window.localStorage.setItem('order_attempt', JSON.stringify(attempt))
    pay(portal)
    await paymentReached(portal, 'paid')
    expect(await backend.sent('findOrderAttempt')).toHaveLength(1)
    expect(await backend.placed()).toHaveLength(1)
  })
})

describe('A session that ended over the payment', () => {
  test.each(['wafHtml401', '401', '50020'] as const)(
    '@PAY-07 @AUTH-14 %s ends it, and the key is kept',
    async (kind) => {
      const backend = changeableBackend('riderSignedIn')
      storeCart(cartLine({ quantity: 2 }))
      const portal = testCheckout()
      await readyToPay(portal, 'pay-visa')
      await backend.fault('placeOrder', kind, 1)
      pay(portal)
      await portal.until((state) => !selectIsRider(state) && selectPayment(state).status === 'idle')
      const [sent] = await backend.sent('placeOrder')
      expect(readStored(attemptKeys.orderAttempt)?.[0]?.key).toBe(sent?.headers['idempotency-key'])
      expect(await backend.sent('findOrderAttempt')).toEqual([])
      // The same rider signs in again, and the attempt is looked up before another payment.
      await signInAgain(backend, portal)
      await paymentReached(portal, kind === 'wafHtml401' ? 'paid' : 'notArrived')
      expect(await backend.placed()).toHaveLength(kind === 'wafHtml401' ? 1 : 0)
    },
  )
})

test('@PAY-07 a tester’s clock may show any time', async () => {
  setClock(() => Date.parse('2026-11-20T09:00:00Z'))
  await payAndLoseTheAnswer('rider')
  closeTab()
  const reopened = testCheckout()
  await paymentReached(reopened, 'paid')
})
