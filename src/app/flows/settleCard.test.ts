// @vitest-environment jsdom
import type { Action } from '@reduxjs/toolkit'
import { describe, expect, test, vi } from 'vitest'
import { buyNowRequested, checkoutRequested, selectCartLines, selectIsBuyingNow } from '../../features/buying/cart'
import type { CartLine } from '../../features/buying/cart'
import { readStoredSavedCarts } from '../../features/buying/cart/savedForLater/savedCartsStorage'
import { cardTrouble } from '../../features/buying/checkout/purchase/cardTrouble'
import { selectQuoted, selectQuoteRequest } from '../../features/buying/checkout/order/quoteSlice'
import { purchaseTypeChosen } from '../../features/cards/fareMedia'
import { loggedOut, signedIn } from '../../features/identity/session'
import { keepSession } from '../../features/identity/session/visitor/storedSession'
import { people } from '../../mocks/state/identity/users'
import { dialogAnswered, dialogsDismissed, selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { locationChanged } from '../../shared/navigation/navigation'
import { selectNotices } from '../../shared/notices/noticesSlice'
import { cartLine } from '../../testing/buying/cartLines'
import { changeableBackend, storeCart, testCheckout } from '../../testing/buying/checkout'
import { testPortal } from '../../testing/portal'
import type { TestPortal } from '../../testing/portal'

const token = 'session-of-user-rider'
const foreign = cartLine({ faremedia_id: 'card-guest' })
const own = cartLine({ faremedia_id: 'card-phone' })

/** Signs in as the sign-in form does. */
function signIn(portal: TestPortal): void {
  keepSession(token, people.rider)
  portal.store.dispatch(signedIn({ token, user: people.rider }))
}

/** Starts a portal with a cart, for a visitor whom the backend knows once they sign in. */
async function visitorWith(lines: CartLine[], chosen?: string) {
  const backend = changeableBackend('riderSignedIn')
  window.localStorage.clear()
  if (chosen) window.localStorage.setItem('faremedia_id', chosen)
  storeCart(...lines)
  return backend
}

const count = (portal: TestPortal) => selectCartLines(portal.store.getState()).length
const isAsked = (portal: TestPortal) =>
  portal.until((state) => selectOpenDialog(state)?.name === 'notYourCard' && portal.asked.includes('notYourCard'))

describe('Signing in with a cart for a fare card', () => {
  test.each([
    ['keep', 1, 0],
    ['save', 0, 1],
    ['clear', 0, 0],
  ] as const)('@CART-13 asks about a card that is not on the account: %s', async (answer, inCart, kept) => {
    await visitorWith([foreign], 'card-guest')
    const portal = testPortal({ answers: { notYourCard: answer } })
    signIn(portal)
    await portal.until((state) => portal.asked.length > 0 && !selectOpenDialog(state))
    await vi.waitFor(() => expect(count(portal)).toBe(inCart))
    expect(readStoredSavedCarts().map(({ owner }) => owner)).toEqual(Array(kept).fill('user-rider'))
    expect(window.localStorage.getItem('faremedia_id')).toBeNull()
    expect(portal.asked).toEqual(['notYourCard'])
  })

  test.each([
    ['a card of one’s own', [own], 'card-phone', 'card-phone'],
    ['no card, though a guest had chosen one', [cartLine()], 'card-guest', null],
  ])('@CART-13 asks nothing about %s', async (_, lines, chosen, left) => {
    const backend = await visitorWith(lines, chosen)
    const portal = testPortal()
    signIn(portal)
    await vi.waitFor(async () => expect(await backend.sent('listFareMedia')).toHaveLength(1))
    await vi.waitFor(() => expect(window.localStorage.getItem('faremedia_id')).toBe(left))
    expect(portal.asked).toEqual([])
    expect(count(portal)).toBe(1)
  })

  test('looks nothing up if nothing is for a card', async () => {
    const backend = await visitorWith([cartLine()])
    const portal = testPortal()
    signIn(portal)
    await new Promise((done) => setImmediate(done))
    expect(await backend.calls()).toEqual([])
  })

  test('@CART-13 the page opened by signing in does not close the question; the end of the session does', async () => {
    await visitorWith([foreign])
    const portal = testPortal()
    signIn(portal)
    await isAsked(portal)
    const { id } = selectOpenDialog(portal.store.getState()) ?? {}
    portal.store.dispatch(locationChanged({ pathname: '/products', search: '', hash: '' }))
    await portal.until((state) => (selectOpenDialog(state)?.id ?? id) !== id)
    expect(portal.asked).toEqual(['notYourCard', 'notYourCard'])
    portal.store.dispatch(loggedOut())
    portal.store.dispatch(dialogsDismissed())
    expect(selectOpenDialog(portal.store.getState())).toBeUndefined()
  })

  test('@CART-13 if the cart is left unchanged, the checkout names the problem and has no quote', async () => {
    await visitorWith([foreign])
    const portal = testCheckout({ answers: { notYourCard: 'keep' } })
    signIn(portal)
    await portal.until(() => portal.asked.length > 0)
    const reason = () => {
      const request = selectQuoteRequest(portal.store.getState())
      return request.status === 'failed' ? cardTrouble(request.error, true)?.key : undefined
    }
    await vi.waitFor(() => expect(reason()).toBe('checkout:card.notYours'))
    expect(selectQuoted(portal.store.getState())).toBeNull()
  })

  test('if the cards cannot be loaded, nothing is asked and nothing is lost', async () => {
    const backend = await visitorWith([foreign], 'card-guest')
    await backend.fault('listFareMedia', '500')
    const portal = testPortal()
    signIn(portal)
    await vi.waitFor(async () => expect(await backend.sent('listFareMedia')).not.toEqual([]))
    await new Promise((done) => setImmediate(done))
    expect(portal.asked).toEqual([])
    expect([count(portal), window.localStorage.getItem('faremedia_id')]).toEqual([1, 'card-guest'])
  })
})

describe('Signing in on the way to checkout', () => {
  async function signInAtCheckout(answer: 'keep' | 'save' | 'clear', pressed: Action) {
    const portal = testPortal({ answers: { notYourCard: answer }, settings: (all) => (all.features.buyNow = true) })
    portal.store.dispatch(purchaseTypeChosen('digital'))
    portal.store.dispatch(pressed)
    const state = await portal.until((next) => selectOpenDialog(next)?.name === 'signInToCheckout')
    signIn(portal)
    portal.store.dispatch(dialogAnswered({ id: selectOpenDialog(state)?.id ?? 0, answer: 'signedIn' }))
    return portal
  }

  test.each(['keep', 'save', 'clear'] as const)('@CART-13 @CART-08 asks once, and stays: %s', async (answer) => {
    await visitorWith([foreign])
    const portal = await signInAtCheckout(answer, checkoutRequested())
    await portal.until((state) => portal.asked.includes('notYourCard') && !selectOpenDialog(state))
    await vi.waitFor(() => expect(count(portal)).toBe(answer === 'keep' ? 1 : 0))
    expect(portal.asked).toEqual(['signInToCheckout', 'notYourCard'])
    expect(portal.visited).toEqual([])
  })

  test('@CART-08 continues with the rider’s own card', async () => {
    await visitorWith([own])
    const portal = await signInAtCheckout('keep', checkoutRequested())
    await vi.waitFor(() => expect(portal.visited).toEqual(['/checkout']))
    expect(portal.asked).toEqual(['signInToCheckout'])
  })

  const product = {
    uuid: 'bus-adult-single',
    name: 'Adult Single Ride',
    list_price: 350,
    shipping_enabled: false,
    organization: { uuid: 'org-sableport-transit' },
  }
  const buyNow = buyNowRequested({ product, quantity: 1, applied: [], filterName: 'Bus' })

  test('@CART-12 @CART-13 a direct purchase continues alone, whatever the answer about the cart', async () => {
    await visitorWith([foreign], 'card-phone')
    const portal = await signInAtCheckout('keep', buyNow)
    await vi.waitFor(() => expect(portal.visited).toEqual(['/checkout']))
    expect(portal.asked).toEqual(['signInToCheckout', 'notYourCard'])
    expect([count(portal), selectIsBuyingNow(portal.store.getState())]).toEqual([1, true])
  })

  test('@CART-12 @CART-13 a direct purchase for another card is stopped, and says so', async () => {
    await visitorWith([], 'card-guest')
    const portal = await signInAtCheckout('keep', buyNow)
    await portal.until((state) => selectNotices(state).some(({ text }) => text.key === 'cart:notYourCard'))
    await portal.until((state) => !selectIsBuyingNow(state))
    expect(portal.visited).toEqual([])
  })
})
