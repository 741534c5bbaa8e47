// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import {
  cartRead,
  checkoutRequested,
  selectCartLines,
  selectIsDrawerOpen,
  settlingRequested,
} from '../../features/cart'
import { drawerOpened } from '../../features/cart/cartSlice'
import { readStoredParked } from '../../features/cart/parked/parkedStorage'
import { unsettledText } from '../../features/checkout/unsettled'
import { selectQuoted, selectQuoteRequest } from '../../features/checkout/quoteSlice'
import { selectOpenDialog, dialogAnswered } from '../../shared/dialogs/dialogsSlice'
import type { RootState } from '../../shared/store'
import { soldLine } from '../../testing/cartLines'
import { changeableBackend, storeCart, storeGuest, testCheckout } from '../../testing/checkout'
import { testPortal } from '../../testing/portal'
import type { TestPortal } from '../../testing/portal'

const ride = soldLine('bus-adult-single')
const booklet = soldLine('bus-adult-booklet')

const inCart = (portal: TestPortal) => selectCartLines(portal.store.getState()).map(({ uuid }) => uuid)
const kept = () => readStoredParked().map(({ lines }) => lines.map(({ uuid }) => uuid))
const reason = (portal: TestPortal) => {
  const request = selectQuoteRequest(portal.store.getState())
  return request.status === 'failed' ? unsettledText(request.error)?.key : request.status
}

describe('A mixed cart', () => {
  test.each([
    ['digital', ['bus-adult-single'], ['bus-adult-booklet']],
    ['physical', ['bus-adult-booklet'], ['bus-adult-single']],
  ] as const)('@PAY-12 goes to checkout with what is %s; the other is kept for later', async (answer, now, later) => {
    changeableBackend('riderSignedIn')
    storeCart(ride, booklet)
    const portal = testPortal({ answers: { mixedOrder: answer } })
    portal.store.dispatch(checkoutRequested())
    await vi.waitFor(() => expect(portal.visited).toEqual(['/checkout']))
    expect(portal.asked).toEqual(['mixedOrder'])
    expect(inCart(portal)).toEqual(now)
    expect(kept()).toEqual([later])
  })

  test('@PAY-12 stays whole, in the drawer, where the visitor thinks better of it', async () => {
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

  test('@PAY-12 @CART-11 is asked about anew when another tab changed it meanwhile', async () => {
    changeableBackend('riderSignedIn')
    storeCart(ride, booklet)
    const portal = testPortal()
    portal.store.dispatch(checkoutRequested())
    await portal.until((state) => selectOpenDialog(state)?.kind === 'mixedOrder')
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
    await portal.until((state) => selectQuoteRequest(state).status === 'failed')
    expect(reason(portal)).toBe('checkout:unsettled.mixed')
    expect(await backend.sent(call)).toEqual([])
    portal.store.dispatch(settlingRequested())
    await portal.until((state) => selectQuoted(state)?.quote.total === 350)
    expect(reason(portal)).toBe('resting')
    expect(kept()).toEqual([['bus-adult-booklet']])
    expect(portal.visited).toEqual([])
  })

  test('@PAY-12 @CART-11 made so by another tab closes the checkout until it is settled', async () => {
    changeableBackend('riderSignedIn')
    storeCart(ride)
    const portal = testCheckout()
    await portal.until((state) => selectQuoted(state)?.quote.total === 350)
    portal.store.dispatch(cartRead([ride, booklet]))
    await portal.until((state) => selectQuoteRequest(state).status === 'failed')
    expect(reason(portal)).toBe('checkout:unsettled.mixed')
  })
})
