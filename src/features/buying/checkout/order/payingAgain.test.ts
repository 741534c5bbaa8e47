// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { placeOrder as placeOrderCall } from '../../../../api/contract/paying/paying'
import * as codes from '../../../../api/contract/base/errorCodes'
import type { ErrorCode } from '../../../../api/contract/base/errorCodes'
import { recallPayment } from '../../../../app/recallPayment'
import { startTexts } from '../../../../i18n/texts'
import { now, setClock } from '../../../../shared/clock'
import { readStored } from '../../../../shared/storage/browserStorage'
import { attemptKeys } from '../../../../shared/payments/attemptKeys'
import { openPayment } from '../../../../shared/payments/openPayments'
import { soldLine } from '../../../../testing/buying/cartLines'
import {
  changeableBackend,
  paymentReached,
  readyToPay,
  storeCart,
  testCheckout,
  visa,
} from '../../../../testing/buying/checkout'
import { closeTab, payAndLoseTheAnswer } from '../../../../testing/buying/lostAnswer'
import { refuseAfterwards } from '../../../../testing/refuseAfterwards'
import { testPortal } from '../../../../testing/portal'
import type { TestPortal } from '../../../../testing/portal'
import { guestStarted, selectIsRider, signedIn } from '../../../identity/session'
import { selectNotices } from '../../../../shared/notices/noticesSlice'
import { keepSession } from '../../../identity/session/visitor/storedSession'
import { cartReplaced } from '../../cart/state/cartSlice'
import { payingAgainAgreed } from '../purchase/checkOutcome'
import { checkoutEntered, checkoutLeft, selectPayment } from '../purchase/paymentSlice'
import { logOutRequested } from '../../../../app/flows/logOut'
import { placeOrderRequested } from './placeOrder'

const pay = (portal: TestPortal) => portal.store.dispatch(placeOrderRequested())
const agree = (portal: TestPortal) => portal.store.dispatch(payingAgainAgreed())
const status = (portal: TestPortal) => selectPayment(portal.store.getState()).status
const ride = (quantity = 2) => ({ ...soldLine('bus-adult-single'), quantity })

/** A rider pays, a proxy answers 401 after the order is placed, and the cart still holds the ride. */
async function payAndBeThrownOut() {
  const backend = changeableBackend('riderSignedIn')
  storeCart(ride())
  const portal = testCheckout()
  await readyToPay(portal, 'pay-visa')
  await backend.fault('placeOrder', 'wafHtml401', 1)
  pay(portal)
  await portal.until((state) => !selectIsRider(state) && selectPayment(state).status === 'idle')
  portal.store.dispatch(checkoutLeft())
  return { backend, portal }
}

function goOnAsGuest({ store }: TestPortal): void {
  store.dispatch(guestStarted())
  store.dispatch(checkoutEntered())
}

async function signIn(portal: TestPortal, backend: ReturnType<typeof changeableBackend>, uuid: string): Promise<void> {
  const user = { uuid, first_name: 'Someone', last_name: 'Else', email: 'someone@example.com' }
  await backend.change((state) => {
    state.sessions.token = { kind: 'rider', user: uuid, began: null, code: null }
  })
  keepSession('token', user)
  portal.store.dispatch(signedIn({ token: 'token', user }))
  portal.store.dispatch(checkoutEntered())
}

describe('@PAY-13 A rider who paid and was thrown out', () => {
  test('is told, and cannot buy the same again as a guest without a word', async () => {
    const { backend, portal } = await payAndBeThrownOut()
    expect(openPayment(undefined)).toBe('others')
    goOnAsGuest(portal)
    await paymentReached(portal, 'others')
    pay(portal)
    expect(await backend.sent('placeOrderAsGuest')).toEqual([])
    expect(await backend.placed()).toHaveLength(1)
  })

  test('buys again after a word, which counts for one order; the first attempt stays for its rider', async () => {
    const { backend, portal } = await payAndBeThrownOut()
    goOnAsGuest(portal)
    await paymentReached(portal, 'others')
    agree(portal)
    await paymentReached(portal, 'idle')
    await readyToPay(portal, visa)
    pay(portal)
    await paymentReached(portal, 'paid')
    expect((await backend.placed()).map(({ owner }) => owner)).toEqual(['user-rider', null])
    expect(readStored(attemptKeys.orderAttempt)).toMatchObject([{ owner: 'rider:user-rider' }])
    expect(openPayment(undefined)).toBe('others')
  })

  test('finds out by signing in, also after a guest has bought something else', async () => {
    const { backend } = await payAndBeThrownOut()
    storeCart(soldLine('bus-adult-day'))
    const guest = testCheckout()
    goOnAsGuest(guest)
    // Other products are not held back; the page says that a payment is open.
    expect([status(guest), openPayment(undefined)]).toEqual(['idle', 'others'])
    await readyToPay(guest, visa)
    pay(guest)
    await paymentReached(guest, 'paid')
    await signIn(guest, backend, 'user-rider')
    await paymentReached(guest, 'paid')
    expect(await backend.placed()).toHaveLength(2)
    expect(openPayment('user-rider')).toBeUndefined()
  })

  test('is no secret to another rider, and nothing of them is', async () => {
    const { backend, portal } = await payAndBeThrownOut()
    await signIn(portal, backend, 'user-new')
    // The first one's cart is not the second one's.
    await portal.until((state) => selectPayment(state).status === 'idle')
    expect(openPayment('user-new')).toBe('others')
    expect(await backend.sent('findOrderAttempt')).toEqual([])
    storeCart(ride(1))
    const other = testCheckout()
    await paymentReached(other, 'others')
    agree(other)
    await paymentReached(other, 'idle')
    expect(openPayment('user-new')).toBeUndefined()
  })

  test('is told after logging out, too', async () => {
    await payAndLoseTheAnswer('rider')
    closeTab()
    const portal = testPortal({ answers: { logOutWithCart: 'logOut' } })
    portal.store.dispatch(logOutRequested())
    await portal.until((state) => !selectIsRider(state))
    expect(openPayment(undefined)).toBe('others')
    storeCart(ride())
    const guest = testCheckout()
    goOnAsGuest(guest)
    await paymentReached(guest, 'others')
  })
})

describe('@PAY-13 "No order" a day later', () => {
  const later = (hours: number) => {
    const then = now() + hours * 3_600_000
    setClock(() => then)
  }

  test('proves nothing: the page says so, and pays after a word only', async () => {
    const { backend } = await payAndLoseTheAnswer('rider')
    closeTab()
    later(30)
    const portal = testCheckout()
    await paymentReached(portal, 'forgotten')
    await readyToPay(portal, 'pay-visa')
    pay(portal)
    expect(status(portal)).toBe('forgotten')
    // A reload changes nothing, and asks the backend for nothing that it no longer knows.
    const asked = (await backend.sent('findOrderAttempt')).length
    const reloaded = testCheckout()
    await paymentReached(reloaded, 'forgotten')
    expect(await backend.sent('findOrderAttempt')).toHaveLength(asked)
    agree(reloaded)
    await paymentReached(reloaded, 'idle')
    await readyToPay(reloaded, 'pay-visa')
    pay(reloaded)
    await paymentReached(reloaded, 'paid')
    expect(await backend.placed()).toHaveLength(2)
    expect(readStored(attemptKeys.orderAttempt)).toBeUndefined()
  })

  test('is told by a portal that is opened on another page, once', async () => {
    await payAndLoseTheAnswer('rider')
    closeTab()
    later(30)
    await startTexts('en')
    for (const told of [['payment:again.forgotten.order'], []]) {
      const portal = testPortal()
      await recallPayment(portal.store)
      if (told.length > 0) await paymentReached(portal, 'forgotten')
      expect(selectNotices(portal.store.getState()).map(({ text }) => text.key)).toEqual(told)
    }
  })

  test('22 hours later it still finds the order', async () => {
    await payAndLoseTheAnswer('rider')
    closeTab()
    later(22)
    await paymentReached(testCheckout(), 'paid')
  })
})

describe('@PAY-13 A refusal of an order that is placed all the same', () => {
  async function payAndBeRefused(code: ErrorCode) {
    const backend = changeableBackend('riderSignedIn')
    storeCart(ride())
    const portal = testCheckout()
    await readyToPay(portal, 'pay-visa')
    refuseAfterwards(placeOrderCall, code)
    pay(portal)
    await paymentReached(portal, 'declined')
    return { backend, portal }
  }

  test.each([codes.pricesChanged, codes.notSold, codes.emailNotConfirmed, codes.declined, codes.notAllowed] as const)(
    '%i is found out by the next press: one order, reported as paid',
    async (code) => {
      const { backend, portal } = await payAndBeRefused(code)
      expect(await backend.sent('placeOrder')).toHaveLength(1)
      await readyToPay(portal, 'pay-visa')
      pay(portal)
      await paymentReached(portal, 'paid')
      expect(await backend.placed()).toHaveLength(1)
    },
  )

  test('is found out also if something else is bought then', async () => {
    const { backend, portal } = await payAndBeRefused(codes.notAllowed)
    portal.store.dispatch(cartReplaced([soldLine('bus-adult-day')]))
    await readyToPay(portal, 'pay-visa')
    pay(portal)
    await paymentReached(portal, 'paid')
    expect((await backend.placed()).map(({ items }) => items[0]?.quantity)).toEqual([2])
    expect(await backend.sent('placeOrder')).toHaveLength(1)
  })

  test('sends nothing while it cannot be looked up, and keeps what was entered', async () => {
    const { backend, portal } = await payAndBeRefused(codes.declined)
    await backend.fault('findOrderAttempt', 'offline', 1)
    await readyToPay(portal, 'pay-visa')
    pay(portal)
    await portal.until((state) => {
      const payment = selectPayment(state)
      return payment.status === 'declined' && payment.reason.key === 'payment:again.notChecked'
    })
    expect(await backend.sent('placeOrder')).toHaveLength(1)
    pay(portal)
    await paymentReached(portal, 'paid')
    expect(await backend.placed()).toHaveLength(1)
  })
})
