// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import {
  cartRead,
  checkoutRequested,
  selectCartLines,
  selectIsDrawerOpen,
  selectLinesToBuy,
  blockerResolutionRequested,
} from '../../features/buying/cart'
import { drawerOpened } from '../../features/buying/cart/state/cartSlice'
import { readStoredSavedCarts } from '../../features/buying/cart/savedForLater/savedCartsStorage'
import { selectQuoted, selectQuoteRequest } from '../../features/buying/checkout/order/quoteSlice'
import { guestStarted, selectVisitor, signedIn } from '../../features/identity/session'
import { dialogAnswered, selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import type { RootState } from '../../shared/store'
import { soldLine } from '../../testing/buying/cartLines'
import {
  changeableBackend,
  storeCart,
  storeGuest,
  storeGuestWithCard,
  testCheckout,
} from '../../testing/buying/checkout'
import { testPortal } from '../../testing/portal'
import type { TestPortal } from '../../testing/portal'

const ride = soldLine('bus-adult-single')
const booklet = soldLine('bus-adult-booklet')

const inCart = (portal: TestPortal) => selectCartLines(portal.store.getState()).map(({ uuid }) => uuid)
const kept = () => readStoredSavedCarts().map(({ lines }) => lines.map(({ uuid }) => uuid))
const reason = (portal: TestPortal) => {
  const request = selectQuoteRequest(portal.store.getState())
  return request.status === 'withheld' ? request.reason : request.status
}

describe('A mixed cart', () => {
  test.each([
    ['digital', ['bus-adult-single'], ['bus-adult-booklet']],
    ['physical', ['bus-adult-booklet'], ['bus-adult-single']],
  ] as const)(
    '@PAY-12 goes to checkout with the %s products; the others are saved for later',
    async (answer, now, later) => {
      changeableBackend('riderSignedIn')
      storeCart(ride, booklet)
      const portal = testPortal({ answers: { mixedOrder: answer } })
      portal.store.dispatch(checkoutRequested())
      await vi.waitFor(() => expect(portal.visited).toEqual(['/checkout']))
      expect(portal.asked).toEqual(['mixedOrder'])
      expect(inCart(portal)).toEqual(now)
      expect(kept()).toEqual([later])
    },
  )

  test('@PAY-12 stays whole, in the drawer, if the visitor cancels', async () => {
    changeableBackend('riderSignedIn')
    storeCart(ride, booklet)
    const portal = testPortal({ answers: { mixedOrder: 'keep' } })
    portal.store.dispatch(drawerOpened())
    portal.store.dispatch(checkoutRequested())
    await portal.until((state) => portal.asked.length > 0 && !selectOpenDialog(state))
    expect(inCart(portal)).toEqual(['bus-adult-single', 'bus-adult-booklet'])
    expect(kept()).toEqual([])
    expect(selectIsDrawerOpen(portal.store.getState())).toBe(true)
    expect(portal.visited).toEqual([])
  })

  test('@PAY-12 @CART-11 is asked about again if another tab changed it meanwhile', async () => {
    changeableBackend('riderSignedIn')
    storeCart(ride, booklet)
    const portal = testPortal()
    portal.store.dispatch(checkoutRequested())
    await portal.until((state) => selectOpenDialog(state)?.name === 'mixedOrder')
    storeCart({ ...ride, quantity: 3 }, booklet)
    portal.store.dispatch(cartRead([{ ...ride, quantity: 3 }, booklet]))
    const answer = async (asked: number): Promise<void> => {
      const state: RootState = await portal.until(
        (next) => Boolean(selectOpenDialog(next)) && portal.asked.length === asked,
      )
      portal.store.dispatch(dialogAnswered({ id: selectOpenDialog(state)?.id ?? 0, answer: 'digital' }))
    }
    await answer(1)
    await answer(2)
    await vi.waitFor(() => expect(portal.visited).toEqual(['/checkout']))
    expect(selectCartLines(portal.store.getState())).toEqual([{ ...ride, quantity: 3 }])
  })

  test.each([
    ['a rider', 'riderSignedIn', 'quoteOrder'],
    ['a guest', 'visitor', 'quoteOrderAsGuest'],
  ] as const)('@PAY-12 has no quote for %s who opens the checkout; settled, it has', async (_, scenario, call) => {
    const backend = changeableBackend(scenario)
    if (scenario === 'visitor') storeGuest()
    storeCart(ride, booklet)
    const portal = testCheckout({ answers: { mixedOrder: 'digital' } })
    await portal.until((state) => selectQuoteRequest(state).status === 'withheld')
    expect(reason(portal)).toBe('mixed')
    expect(await backend.sent(call)).toEqual([])
    portal.store.dispatch(blockerResolutionRequested())
    await portal.until((state) => selectQuoted(state)?.quote.total === 350)
    expect(reason(portal)).toBe('idle')
    expect(kept()).toEqual([['bus-adult-booklet']])
    expect(portal.visited).toEqual([])
  })

  test('@PAY-12 @CART-11 mixed by another tab blocks the checkout until it is settled', async () => {
    changeableBackend('riderSignedIn')
    storeCart(ride)
    const portal = testCheckout()
    await portal.until((state) => selectQuoted(state)?.quote.total === 350)
    portal.store.dispatch(cartRead([ride, booklet]))
    await portal.until((state) => selectQuoteRequest(state).status === 'withheld')
    expect(reason(portal)).toBe('mixed')
  })
})

describe('What renews, after a session has ended', () => {
  const pass = { ...soldLine('bus-adult-7day'), isSubscribed: true, faremedia_id: 'card-phone' }
  const forGuest = { ...pass, faremedia_id: 'card-guest' }
  const renewing = (portal: TestPortal) => selectCartLines(portal.store.getState()).map((line) => line.isSubscribed)

  test('@CART-01 @CART-08 a guest buys it once, if they say so', async () => {
    changeableBackend()
    storeCart(pass, ride)
    const portal = testPortal({ answers: { signInToCheckout: 'guest', renewalOfGuest: 'once' } })
    portal.store.dispatch(checkoutRequested())
    await vi.waitFor(() => expect(portal.visited).toEqual(['/anonymous/checkout']))
    expect(portal.asked).toEqual(['signInToCheckout', 'renewalOfGuest'])
    expect(renewing(portal)).toEqual([false, false])
  })

  test('@CART-01 @CART-08 a visitor who cancels does not become a guest, and the line still renews', async () => {
    changeableBackend()
    storeCart(pass, ride)
    const portal = testPortal({ answers: { signInToCheckout: 'guest', renewalOfGuest: 'keep' } })
    portal.store.dispatch(checkoutRequested())
    await portal.until((state) => portal.asked.length === 2 && !selectOpenDialog(state))
    expect(renewing(portal)).toEqual([true, false])
    expect(selectVisitor(portal.store.getState()).kind).toBe('visitor')
    expect(portal.visited).toEqual([])
  })

  test('@CART-01 @AUTH-14 a rider who signs in again orders it with renewal', async () => {
    const backend = changeableBackend('riderSignedIn')
    storeCart(pass, ride)
    await backend.fault('searchProducts', '401', 1)
    const portal = testCheckout({ answers: { renewalOfGuest: 'signIn' } })
    await portal.until((state) => selectVisitor(state).kind === 'visitor')
    portal.store.dispatch(guestStarted())
    portal.store.dispatch(blockerResolutionRequested())
    await portal.until((state) => selectOpenDialog(state)?.name === 'signInToCheckout')
    expect(selectOpenDialog(portal.store.getState())?.params).toEqual({ guestAllowed: false })
    const { users } = await backend.state()
    const rider = users.find(({ uuid }) => uuid === 'user-rider')
    if (!rider) throw new Error('Nobody to sign in')
    portal.store.dispatch(signedIn({ token: 'session-of-user-rider', user: rider }))
    const { id } = selectOpenDialog(portal.store.getState()) ?? { id: 0 }
    portal.store.dispatch(dialogAnswered({ id, answer: 'signedIn' }))
    await vi.waitFor(() => expect(portal.visited.at(-1)).toBe('/checkout'))
    expect(renewing(portal)).toEqual([true, false])
  })

  test('@CART-01 @PAY-01 a guest’s checkout has no quote for it; bought once, it has', async () => {
    const backend = changeableBackend('guestWithCard')
    storeGuestWithCard()
    storeCart(forGuest)
    const portal = testCheckout({ answers: { renewalOfGuest: 'once' } })
    await portal.until((state) => selectQuoteRequest(state).status === 'withheld')
    expect(reason(portal)).toBe('renewal')
    expect(await backend.sent('quoteOrderAsGuest')).toEqual([])
    portal.store.dispatch(blockerResolutionRequested())
    await portal.until((state) => selectQuoted(state)?.quote.total === pass.list_price)
    expect(portal.asked).toEqual(['renewalOfGuest'])
  })

  test('@CART-12 a direct purchase is settled alone; the cart’s line still renews', async () => {
    changeableBackend('guestWithCard')
    storeGuestWithCard()
    storeCart(forGuest)
    window.sessionStorage.setItem('buy_now', JSON.stringify([{ ...forGuest, quantity: 2 }]))
    const portal = testCheckout({ answers: { renewalOfGuest: 'once' } })
    await portal.until((state) => selectQuoteRequest(state).status === 'withheld')
    portal.store.dispatch(blockerResolutionRequested())
    await portal.until((state) => selectQuoted(state)?.quote.total === 2 * pass.list_price)
    expect(selectLinesToBuy(portal.store.getState()).map((line) => line.isSubscribed)).toEqual([false])
    expect(renewing(portal)).toEqual([true])
  })
})
