// @vitest-environment jsdom
import type { Action } from '@reduxjs/toolkit'
import { describe, expect, test } from 'vitest'
import { cartLine } from '../../testing/cartLines'
import {
  changeableBackend,
  declinedCard,
  enterCard,
  readyToPay,
  storeCart,
  storeGuest,
  testCheckout,
  visa,
} from '../../testing/checkout'
import type { TestPortal } from '../../testing/portal'
import { cardEntry, wipeOnPageHide } from '../payment'
import { loggedOut, sessionLost } from '../session'
import { checkoutLeft, selectPaymentChoice } from './checkoutSlice'
import { selectPayment } from './placeOrder/paymentSlice'
import { placeOrderRequested } from './placeOrder/placeOrder'

describe('Card data', () => {
  const secrets = ['4111111111111111', '4111 1111 1111 1111', '4000000000000002', '4000 0000 0000 0002', '737']
  const everywhere = (portal: TestPortal, actions: Action[]) =>
    JSON.stringify([portal.store.getState(), actions, { ...window.localStorage }, { ...window.sessionStorage }])

  test('@PAY-10 is never in the state, in an event or in storage: entered, declined, paid', async () => {
    const backend = changeableBackend()
    storeGuest()
    storeCart(cartLine())
    const portal = testCheckout()
    const actions: Action[] = []
    const dispatch = portal.store.dispatch
    portal.store.dispatch = ((action: Action) => {
      actions.push(action)
      return dispatch(action)
    }) as typeof dispatch
    const expectNoSecrets = () => {
      const all = everywhere(portal, actions)
      for (const secret of secrets) expect(all).not.toContain(secret)
    }
    await readyToPay(portal, declinedCard)
    expectNoSecrets()
    portal.store.dispatch(placeOrderRequested())
    expectNoSecrets()
    await portal.until((state) => selectPayment(state).status === 'declined')
    expectNoSecrets()
    enterCard(portal, visa)
    portal.store.dispatch(placeOrderRequested())
    await portal.until((state) => selectPayment(state).status === 'paid')
    expectNoSecrets()
    expect(cardEntry.summary()).toBeUndefined()
    // The one place where it has to be.
    expect(JSON.stringify(await backend.sent('placeOrderAsGuest'))).toContain('4111111111111111')
  })

  test.each([
    ['leaving the checkout', (portal: TestPortal) => portal.store.dispatch(checkoutLeft())],
    ['logging out', (portal: TestPortal) => portal.store.dispatch(loggedOut())],
    ['the end of the session', (portal: TestPortal) => portal.store.dispatch(sessionLost('unauthorized'))],
  ])('@PAY-10 is gone after %s', async (_, leave) => {
    changeableBackend()
    storeGuest()
    storeCart(cartLine())
    const portal = testCheckout()
    enterCard(portal, visa)
    leave(portal)
    expect(cardEntry.summary()).toBeUndefined()
    expect(selectPaymentChoice(portal.store.getState())).toBeNull()
  })

  test('@PAY-10 is gone when the page is hidden for good', () => {
    changeableBackend()
    const stop = wipeOnPageHide()
    enterCard(testCheckout(), visa)
    window.dispatchEvent(new Event('pagehide'))
    stop()
    expect(cardEntry.summary()).toBeUndefined()
  })
})
