// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { cartLine } from '../../../testing/buying/cartLines'
import { selectOpenDialog } from '../../../shared/dialogs/dialogsSlice'
import { testBackend, testPortal } from '../../../testing/portal'
import { selectAnnouncement, selectNotices } from '../../../shared/notices/noticesSlice'
import { locationChanged } from '../../../shared/navigation/navigation'
import { purchaseTypeChosen } from '../../cards/fareMedia'
import type { SellableProduct } from './state/cartLine'
import { selectCartLines, selectSubtotal } from './state/cartSlice'
import { addToCartRequested, clearCartRequested, lineRemovalRequested, quantityRequested } from './state/cartRequests'
import { cartReadRequested } from './state/storedCart'
import { settled } from '../../../testing/settled'

const product = (given: Partial<SellableProduct> = {}): SellableProduct => ({
  uuid: 'single',
  name: 'Single ride',
  list_price: 350,
  shipping_enabled: false,
  organization: { uuid: 'org-1' },
  ...given,
})
const add = (given: Partial<SellableProduct> = {}, quantity = 1) =>
  addToCartRequested({ product: product(given), quantity, applied: [], filterName: 'Bus' })

const storedCart = () => JSON.parse(window.localStorage.getItem('cart') ?? '[]') as { uuid: string; quantity: number }[]
const store = (...lines: ReturnType<typeof cartLine>[]) => window.localStorage.setItem('cart', JSON.stringify(lines))

/** Waits for the modules that change the cart, which the portal loads on demand. */
const fetchedWorkers = async () => {
  await Promise.all([import('./lines/changeCart'), import('./addToCart/addToCart')])
  await settled()
}

describe('Adding to the cart', () => {
  test('@CART-03 names the product in a notice, @CART-05 stores the line, @CART-11 tells the count', async () => {
    const portal = testPortal()
    portal.store.dispatch(add({}, 2))
    await fetchedWorkers()
    expect(selectCartLines(portal.store.getState())).toMatchObject([{ uuid: 'single', quantity: 2 }])
    expect(storedCart()).toMatchObject([{ uuid: 'single', quantity: 2, orgUuidProduct: 'org-1' }])
    expect(selectNotices(portal.store.getState())).toMatchObject([
      {
        text: { key: 'cart:added', values: { name: 'Single ride' } },
        link: { to: '/cart', text: { key: 'cart:viewWithSum', values: { sum: '$7.00' } } },
      },
    ])
    expect(selectAnnouncement(portal.store.getState())?.text.values).toEqual({ count: 2 })
  })

  test('@CART-13 @CART-01 asks to start over for another organization; keeping changes nothing', async () => {
    store(cartLine({ uuid: 'ferry', orgUuidProduct: 'org-2' }))
    const before = window.localStorage.getItem('cart')
    const portal = testPortal({ answers: { startOver: 'keep' } })
    portal.store.dispatch(add())
    await fetchedWorkers()
    expect(portal.asked).toEqual(['startOver'])
    expect(window.localStorage.getItem('cart')).toBe(before)
  })

  test('@CART-13 @CART-01 starting over leaves the new product alone in the cart', async () => {
    store(cartLine({ uuid: 'ferry', orgUuidProduct: 'org-2' }))
    const portal = testPortal({ answers: { startOver: 'clear' } })
    portal.store.dispatch(add())
    await portal.until((state) => selectCartLines(state)[0]?.uuid === 'single')
    expect(storedCart()).toHaveLength(1)
  })

  test('@CART-01 transit mode asks before mixing kinds, and for renewal', async () => {
    testBackend('riderSignedIn')
    store(cartLine({ type: 'PHYSICAL_PASS' }))
    const portal = testPortal({ answers: { mixedKinds: 'clear', autoRenew: 'auto' } })
    portal.store.dispatch(purchaseTypeChosen('digital'))
    portal.store.dispatch(add({ subscription: { subscription_allowed: true } }))
    await fetchedWorkers()
    const state = await portal.until((now) => selectCartLines(now)[0]?.uuid === 'single')
    expect(portal.asked).toEqual(['mixedKinds', 'autoRenew'])
    expect(selectCartLines(state)).toMatchObject([{ isSubscribed: true }])
  })

  test('@CART-04 a full cart says so and stays as it was', async () => {
    store(cartLine({ quantity: 20 }))
    const portal = testPortal({ answers: { orderLimit: 'understood' } })
    portal.store.dispatch(add())
    await fetchedWorkers()
    expect(portal.asked).toEqual(['orderLimit'])
    expect(storedCart()).toMatchObject([{ quantity: 20 }])
  })

  test('a dialog that is open when the page is left ends the flow, and the next add works', async () => {
    const portal = testPortal()
    portal.store.dispatch(add({ alert_message: 'Weekdays only' }))
    await fetchedWorkers()
    portal.store.dispatch(locationChanged({ pathname: '/cart', search: '', hash: '' }))
    expect(selectCartLines(portal.store.getState())).toEqual([])
    portal.store.dispatch(add())
    await fetchedWorkers()
    expect(selectCartLines(portal.store.getState())).toHaveLength(1)
  })

  test('@CART-11 asks again if another tab changed the cart while a dialog was open', async () => {
    const portal = testPortal({ answers: { startOver: 'keep' } })
    portal.store.dispatch(add({ alert_message: 'Weekdays only' }))
    await fetchedWorkers()
    store(cartLine({ uuid: 'ferry', orgUuidProduct: 'org-2' }))
    portal.store.dispatch(cartReadRequested())
    portal.store.dispatch({ type: 'dialogs/dialogAnswered', payload: { id: 1, answer: 'accept' } })
    await fetchedWorkers()
    expect(portal.asked).toEqual(['productAlert', 'startOver'])
    expect(storedCart()).toMatchObject([{ uuid: 'ferry' }])
  })

  test('@CART-11 @CART-10 asks once if only prices were read again while a dialog was open', async () => {
    const ferry = { uuid: 'ferry', orgUuidProduct: 'org-2' }
    store(cartLine({ ...ferry, list_price: 325 }))
    const portal = testPortal()
    portal.store.dispatch(add())
    await fetchedWorkers()
    store(cartLine({ ...ferry, list_price: 350, formerPrice: 325 }))
    portal.store.dispatch(cartReadRequested())
    portal.store.dispatch({ type: 'dialogs/dialogAnswered', payload: { id: 1, answer: 'clear' } })
    await portal.until((state) => selectCartLines(state)[0]?.uuid === 'single')
    expect(portal.asked).toEqual(['startOver'])
    expect(storedCart()).toHaveLength(1)
  })

  test('nothing is added at quantity 0', async () => {
    const portal = testPortal()
    portal.store.dispatch(add({}, 0))
    await fetchedWorkers()
    expect(selectCartLines(portal.store.getState())).toEqual([])
  })
})

describe('Changing the cart', () => {
  test('@CART-06 subtotal and storage follow a quantity', async () => {
    store(cartLine({ list_price: 325, quantity: 1 }))
    const portal = testPortal()
    portal.store.dispatch(quantityRequested({ key: 'bus-adult-single', quantity: 3 }))
    await portal.until((state) => selectSubtotal(state) === 975)
    expect(storedCart()).toMatchObject([{ quantity: 3 }])
  })

  test.each([21, 0, -1])('@CART-04 a quantity of %i is not taken', async (quantity) => {
    store(cartLine({ quantity: 2 }))
    const portal = testPortal({ answers: { lineLimit: 'understood' } })
    portal.store.dispatch(quantityRequested({ key: 'bus-adult-single', quantity }))
    await fetchedWorkers()
    expect(portal.asked).toEqual(quantity > 20 ? ['lineLimit'] : [])
    expect(storedCart()).toMatchObject([{ quantity: 2 }])
  })

  test.each([
    ['a line', { maxCartQuantity: 50, maxQuantityPerAdd: 20 }, 21, 20],
    ['the cart', { maxCartQuantity: 15, maxQuantityPerAdd: 20 }, 16, 15],
  ])('@CART-04 past the limit of %s, the dialog tells that limit', async (_, limits, quantity, told) => {
    store(cartLine({ quantity: 2 }))
    const portal = testPortal({ settings: (settings) => Object.assign(settings.limits, limits) })
    portal.store.dispatch(quantityRequested({ key: 'bus-adult-single', quantity }))
    const state = await portal.until((reached) => selectOpenDialog(reached) !== undefined)
    expect(selectOpenDialog(state)).toMatchObject({ name: 'lineLimit', params: { limit: told } })
  })

  test('@CART-04 a line above the limit can be lowered step by step', async () => {
    store(cartLine({ quantity: 30 }))
    const limits = { maxCartQuantity: 50, maxQuantityPerAdd: 20 }
    const portal = testPortal({ settings: (settings) => Object.assign(settings.limits, limits) })
    portal.store.dispatch(quantityRequested({ key: 'bus-adult-single', quantity: 29 }))
    await portal.until((state) => selectCartLines(state)[0]?.quantity === 29)
  })

  test('@CART-09 clearing asks first', async () => {
    store(cartLine())
    const kept = testPortal({ answers: { clearCart: 'keep' } })
    kept.store.dispatch(clearCartRequested())
    await fetchedWorkers()
    expect(kept.asked).toEqual(['clearCart'])
    expect(storedCart()).toHaveLength(1)
    const cleared = testPortal({ answers: { clearCart: 'clear' } })
    cleared.store.dispatch(clearCartRequested())
    await cleared.until((state) => selectCartLines(state).length === 0)
    expect(storedCart()).toEqual([])
  })

  test('a removed line is gone from the stored cart', async () => {
    store(cartLine(), cartLine({ uuid: 'other' }))
    const portal = testPortal()
    portal.store.dispatch(lineRemovalRequested('bus-adult-single'))
    await portal.until((state) => selectCartLines(state).length === 1)
    expect(storedCart()).toMatchObject([{ uuid: 'other' }])
  })

  test('@STORE-02 a damaged cart is reported once, in a text about the cart', () => {
    store(cartLine(), cartLine({ quantity: -4 }))
    const portal = testPortal()
    const notices = selectNotices(portal.store.getState())
    expect(notices.map((notice) => notice.text.key)).toEqual(['cart:damaged'])
    expect(selectCartLines(portal.store.getState())).toHaveLength(1)
  })
})
