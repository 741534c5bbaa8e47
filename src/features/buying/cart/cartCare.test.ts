// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { faultKinds } from '../../../mocks/state/tester/faults'
import { setClock } from '../../../shared/clock'
import { locationChanged } from '../../../shared/navigation/navigation'
import { selectAnnouncement, selectNotices } from '../../../shared/notices/noticesSlice'
import { cartLine } from '../../../testing/buying/cartLines'
import { testBackend, testPortal } from '../../../testing/portal'
import { purchaseTypeChosen } from '../../cards/fareMedia'
import { languageChanged } from '../../identity/settings'
import {
  agreementRequested,
  cartShown,
  clearCartRequested,
  goneRemovalRequested,
  lineRemovalRequested,
  refreshRequested,
  renewalRequested,
  undoRequested,
} from './state/cartRequests'
import { selectCartLines, selectHasGoneLines, selectSubtotal } from './state/cartSlice'
import { selectRemoval } from './undo/removalsSlice'
import { settled } from '../../../testing/settled'

const store = (...lines: ReturnType<typeof cartLine>[]) => window.localStorage.setItem('cart', JSON.stringify(lines))
const storedCart = () => window.localStorage.getItem('cart')
const keysOf = (portal: ReturnType<typeof testPortal>) =>
  selectCartLines(portal.store.getState()).map(({ uuid }) => uuid)

describe('A refresh on a language change', () => {
  test('@CART-10 loads names and prices again, marks products no longer sold, and asks about a new price once', async () => {
    testBackend()
    store(
      cartLine({ uuid: 'bus-adult-single', list_price: 325, quantity: 2 }),
      cartLine({ uuid: 'not-sold', list_price: 100 }),
    )
    const portal = testPortal({ language: 'fr' })
    portal.store.dispatch(languageChanged('fr'))
    const state = await portal.until(selectHasGoneLines)
    expect(selectCartLines(state)).toMatchObject([
      { name: 'Passage simple, adulte', list_price: 350, formerPrice: 325 },
      { uuid: 'not-sold', isGone: true },
    ])
    expect(selectSubtotal(state)).toBe(700)
    portal.store.dispatch(agreementRequested())
    await portal.until((now) => selectCartLines(now)[0]?.formerPrice === undefined)
    expect(storedCart()).not.toContain('formerPrice')
  })

  test.each(faultKinds.filter((kind) => !['timeout', '401', 'wafHtml401', '50020'].includes(kind)))(
    '@CART-10 that fails by %s leaves the cart as it was, and says so',
    async (kind) => {
      const backend = testBackend()
      await backend.fault('searchProductsAsGuest', kind)
      store(cartLine({ list_price: 325 }), cartLine({ uuid: 'not-sold' }))
      const before = storedCart()
      const portal = testPortal()
      portal.store.dispatch(languageChanged('fr'))
      const state = await portal.until((now) => selectNotices(now).length > 0)
      expect(selectNotices(state).map(({ text }) => text.key)).toEqual(['cart:refresh.failed'])
      expect(storedCart()).toBe(before)
    },
  )
})

describe('Opening a cart', () => {
  test('@CART-10 @CAT-11 asks for each line where it was found: without a card, for its card, by mail', async () => {
    const backend = testBackend('riderSignedIn')
    store(
      cartLine({ uuid: 'bus-youth-single', list_price: 250 }),
      cartLine({ uuid: 'bus-adult-day', list_price: 1050, faremedia_id: 'card-phone' }),
      cartLine({ uuid: 'bus-adult-booklet', list_price: 3300, type: 'PHYSICAL_PASS' }),
    )
    const portal = testPortal()
    portal.store.dispatch(purchaseTypeChosen('physical'))
    portal.store.dispatch(refreshRequested())
    await backend.answered(3)
    const lines = selectCartLines(portal.store.getState())
    expect(lines.filter(({ isGone }) => isGone)).toEqual([])
    expect(lines.map(({ name }) => name)).toEqual([
      'Youth Single Ride',
      'Adult Day Pass',
      'Paper Booklet, 10 Adult Rides',
    ])
  })

  test('@CART-10 loads it again, at most once a minute, and tells what has changed in the cart alone', async () => {
    let time = 1_000_000
    setClock(() => time)
    const backend = testBackend()
    store(cartLine({ uuid: 'bus-adult-single', list_price: 325 }), cartLine({ uuid: 'not-sold' }))
    const portal = testPortal()
    const open = async () => {
      portal.store.dispatch(cartShown())
      await import('./refresh/refreshCart')
      await settled()
    }
    const sent = async () => (await backend.calls()).filter(({ name }) => name === 'searchProductsAsGuest').length
    await open()
    const state = await portal.until(selectHasGoneLines)
    expect(selectCartLines(state)[0]).toMatchObject({ list_price: 350, formerPrice: 325 })
    await portal.until((now) => selectAnnouncement(now)?.text.key === 'cart:refresh.changed')
    expect(selectNotices(portal.store.getState())).toEqual([])
    time += 59_999
    await open()
    expect(await sent()).toBe(1)
    time += 1
    await open()
    await backend.answered(2)
    expect(await sent()).toBe(2)
    // A refresh that is under way goes on.
    portal.store.dispatch(refreshRequested())
    await open()
    await backend.answered(3)
  })

  test('@CART-10 an empty cart asks for nothing, and a failure is silent', async () => {
    const backend = testBackend()
    await backend.fault('searchProductsAsGuest', '500')
    const portal = testPortal()
    portal.store.dispatch(cartShown())
    await import('./refresh/refreshCart')
    await settled()
    expect(await backend.calls()).toEqual([])
    setClock(() => Date.now() + 120_000)
    store(cartLine())
    portal.store.dispatch(cartShown())
    await backend.answered(1)
    expect(selectNotices(portal.store.getState())).toEqual([])
  })
})

describe('Undo', () => {
  test('@CART-09 takes a removal back in its place at any time, until the visitor leaves the cart', async () => {
    let time = 1_000
    setClock(() => time)
    store(cartLine({ uuid: 'one' }), cartLine({ uuid: 'two', name: 'two' }), cartLine({ uuid: 'three' }))
    const portal = testPortal()
    const removeTwo = async () => {
      portal.store.dispatch(lineRemovalRequested('two'))
      return selectRemoval(await portal.until((state) => selectRemoval(state) !== null))?.id ?? 0
    }
    const first = await removeTwo()
    time += 3_600_000
    portal.store.dispatch(undoRequested(first))
    await portal.until((state) => selectCartLines(state).length === 3)
    expect(keysOf(portal)).toEqual(['one', 'two', 'three'])
    const second = await removeTwo()
    expect(selectAnnouncement(portal.store.getState())?.text).toEqual({
      key: 'cart:undo.announced',
      values: { name: 'two', count: 2 },
    })
    portal.store.dispatch(locationChanged({ pathname: '/products', search: '', hash: '' }))
    portal.store.dispatch(undoRequested(second))
    await settled()
    expect(keysOf(portal)).toEqual(['one', 'three'])
  })

  test('@CART-10 @CART-09 removes all that is no longer sold at once, and takes it back', async () => {
    const gone = { isGone: true } as const
    store(
      cartLine({ uuid: 'one', ...gone }),
      cartLine({ uuid: 'two' }),
      cartLine({ uuid: 'three', quantity: 2, ...gone }),
    )
    const portal = testPortal()
    portal.store.dispatch(goneRemovalRequested())
    const removal = selectRemoval(await portal.until((state) => selectRemoval(state) !== null))
    expect(keysOf(portal)).toEqual(['two'])
    expect(selectAnnouncement(portal.store.getState())?.text).toEqual({ key: 'cart:undo.lines', values: { count: 3 } })
    portal.store.dispatch(undoRequested(removal?.id ?? 0))
    await portal.until((state) => selectCartLines(state).length === 3)
    expect(keysOf(portal)).toEqual(['one', 'two', 'three'])
  })

  test('takes back a cleared cart', async () => {
    store(cartLine({ uuid: 'one' }), cartLine({ uuid: 'two' }))
    const portal = testPortal({ answers: { clearCart: 'clear' } })
    portal.store.dispatch(clearCartRequested())
    const removal = selectRemoval(await portal.until((state) => selectRemoval(state) !== null))
    expect(keysOf(portal)).toEqual([])
    portal.store.dispatch(undoRequested(removal?.id ?? 0))
    await portal.until((state) => selectCartLines(state).length === 2)
    expect(keysOf(portal)).toEqual(['one', 'two'])
  })
})

describe('The switch of a line', () => {
  const pass = cartLine({ uuid: 'pass', subscription_allowed: true, faremedia_id: 'card-phone' })

  test('@CART-01 turns renewal on and off for a rider', async () => {
    testBackend('riderSignedIn')
    store(pass)
    const portal = testPortal()
    for (const renews of [true, false]) {
      portal.store.dispatch(renewalRequested({ key: 'pass', renews }))
      await portal.until((state) => selectCartLines(state)[0]?.isSubscribed === renews)
      expect(storedCart()).toContain(`"isSubscribed":${renews}`)
    }
  })

  test.each([
    ['guests and visitors', 'visitor', pass],
    ['riders for what is for no card (decision 223)', 'riderSignedIn', { ...pass, faremedia_id: undefined }],
  ] as const)('@CART-01 @FM-07 offers no renewal to %s', async (_, scenario, line) => {
    testBackend(scenario)
    store(line)
    const portal = testPortal()
    portal.store.dispatch(renewalRequested({ key: 'pass', renews: true }))
    await import('./lines/changeCart')
    await settled()
    expect(selectCartLines(portal.store.getState())[0]?.isSubscribed).toBe(false)
  })
})
