// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { dialogAnswered, dialogsDismissed, selectOpenDialog } from '../../../../shared/dialogs/dialogsSlice'
import { cartLine } from '../../../../testing/buying/cartLines'
import {
  changeableBackend,
  readyToPay,
  storeCart,
  storeGuest,
  testCheckout,
  visa,
} from '../../../../testing/buying/checkout'
import type { TestPortal } from '../../../../testing/portal'
import { quoteRetried } from './loadQuote'
import { selectCheckoutBlocker } from './progress'
import { selectPayment } from '../purchase/paymentSlice'
import { placeOrderRequested } from './placeOrder'

const pay = (portal: TestPortal) => portal.store.dispatch(placeOrderRequested())
const status = (portal: TestPortal) => selectPayment(portal.store.getState()).status
const dialogOf = (portal: TestPortal) => selectOpenDialog(portal.store.getState())

/** Opens the checkout by its address, so that no question came before it. */
async function atThePayButton(isRequired = true) {
  const backend = changeableBackend('unverified')
  storeCart(cartLine())
  const portal = testCheckout({ settings: ({ features }) => (features.verifiedEmailForCheckout = isRequired) })
  await readyToPay(portal, visa)
  return { backend, portal }
}

const answer = (portal: TestPortal, given: 'verified' | 'cancel') =>
  portal.store.dispatch(dialogAnswered({ id: dialogOf(portal)?.id ?? 0, answer: given }))

describe('Paying with an email that is not verified', () => {
  test.each(['cancel', 'left'] as const)(
    '@PAY-11 @AUTH-16 is stopped before anything is sent, and can be tried again: %s',
    async (end) => {
      const { backend, portal } = await atThePayButton()
      pay(portal)
      pay(portal)
      expect(dialogOf(portal)).toMatchObject({ name: 'verifyEmail', params: { email: 'new.rider@example.com' } })
      if (end === 'cancel') answer(portal, 'cancel')
      else portal.store.dispatch(dialogsDismissed())
      expect(status(portal)).toBe('idle')
      expect(await backend.sent('placeOrder')).toEqual([])
      pay(portal)
      expect(portal.asked).toEqual(['verifyEmail', 'verifyEmail'])
    },
  )

  test('@PAY-11 goes through as soon as it is verified, once', async () => {
    const { backend, portal } = await atThePayButton()
    pay(portal)
    answer(portal, 'verified')
    await portal.until((state) => selectPayment(state).status === 'paid')
    expect(await backend.placed()).toHaveLength(1)
  })

  test('@PAY-11 @PAY-01 checks the order again after the question: a changed order is not paid', async () => {
    const { backend, portal } = await atThePayButton()
    pay(portal)
    await backend.change(({ products }) => {
      for (const product of products) product.list_price = 475
    })
    portal.store.dispatch(quoteRetried())
    await portal.until((state) => selectCheckoutBlocker(state) === 'newPrices')
    answer(portal, 'verified')
    expect(status(portal)).toBe('idle')
    expect(await backend.sent('placeOrder')).toEqual([])
  })

  test('@PAY-11 is not stopped if the operator does not require it', async () => {
    const { portal } = await atThePayButton(false)
    pay(portal)
    await portal.until((state) => selectPayment(state).status === 'paid')
    expect(portal.asked).toEqual([])
  })

  test('@PAY-11 does not concern a guest', async () => {
    changeableBackend()
    storeGuest()
    storeCart(cartLine())
    const portal = testCheckout({ settings: ({ features }) => (features.verifiedEmailForCheckout = true) })
    await readyToPay(portal, visa)
    pay(portal)
    await portal.until((state) => selectPayment(state).status === 'paid')
    expect(portal.asked).toEqual([])
  })
})
