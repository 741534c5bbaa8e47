// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { RootState } from '../../../shared/store'
import { cartLine } from '../../../testing/buying/cartLines'
import {
  changeableBackend,
  enterCard,
  readyToPay,
  storeCart,
  storeGuest,
  testCheckout,
  visa,
} from '../../../testing/buying/checkout'
import type { TestPortal } from '../../../testing/portal'
import { lineKey, lineRemovalRequested, selectCartLines } from '../cart'
import { languageChanged } from '../../identity/settings'
import {
  contactGiven,
  contactTyped,
  destinationChosen,
  selectDestination,
  selectShippingMethodId,
  selectShippingMethods,
  selectTyped,
  shippingConfirmed,
  shippingMethodChosen,
} from './order/checkoutSlice'
import { selectPayment } from './purchase/paymentSlice'
import { placeOrderRequested } from './order/placeOrder'
import { selectCheckoutBlocker, selectProgress } from './order/progress'
import {
  pricesAccepted,
  promoRemoved,
  promoRequested,
  selectPromo,
  selectQuoted,
  selectQuotedLines,
  selectQuoteRequest,
} from './order/quoteSlice'

const totalOf = (state: RootState) => selectQuoted(state)?.quote.total
const isQuoted = (state: RootState) => selectQuoteRequest(state).status === 'idle' && selectQuoted(state) !== null
const blocker = (portal: TestPortal) => selectCheckoutBlocker(portal.store.getState())

const address = {
  firstName: 'Sam',
  lastName: 'Poirier',
  address1: '5 Rue des Pins',
  city: 'Moncton',
  state: 'NB',
  zip: 'E1C 4Z6',
  country: 'CA',
}

describe('Promo codes', () => {
  async function guestWithCart() {
    const backend = changeableBackend()
    storeGuest()
    storeCart(cartLine({ quantity: 2 }), cartLine({ uuid: 'bus-adult-day', list_price: 1050 }))
    const portal = testCheckout()
    await portal.until(isQuoted)
    return { backend, portal }
  }

  test('@PAY-03 are applied and removed at will, and the server says what they take off', async () => {
    const { portal } = await guestWithCart()
    portal.store.dispatch(promoRequested('WELCOME10'))
    await portal.until((state) => totalOf(state) === 1575)
    expect(selectQuoted(portal.store.getState())?.quote.promo).toBe(175)
    portal.store.dispatch(promoRemoved())
    await portal.until((state) => totalOf(state) === 1750)
  })

  test.each(['SUMMER24', 'NONSENSE'])('@PAY-03 that are not valid say so and change nothing: %s', async (code) => {
    const { portal } = await guestWithCart()
    portal.store.dispatch(promoRequested(code))
    const state = await portal.until((reached) => selectPromo(reached).status === 'refused')
    expect(selectPromo(state)).toMatchObject({ reason: { key: 'checkout:promo.notValid' } })
    expect(totalOf(state)).toBe(1750)
  })

  test('@PAY-03 are checked again when the cart changes', async () => {
    const { backend, portal } = await guestWithCart()
    portal.store.dispatch(promoRequested('WELCOME10'))
    await portal.until((state) => totalOf(state) === 1575)
    await backend.change((state) => {
      for (const promo of state.promos) promo.ends = '2024-01-01T00:00:00Z'
    })
    const [first] = selectCartLines(portal.store.getState())
    portal.store.dispatch(lineRemovalRequested(first ? lineKey(first) : ''))
    const state = await portal.until((reached) => totalOf(reached) === 1050)
    expect(selectPromo(state)).toMatchObject({ status: 'refused', reason: { key: 'checkout:promo.notValid' } })
  })

  test('@PAY-03 of two answers under way the newer one counts (F19)', async () => {
    const { portal } = await guestWithCart()
    portal.store.dispatch(promoRequested('SUMMER24'))
    portal.store.dispatch(promoRequested('WELCOME10'))
    const state = await portal.until((reached) => totalOf(reached) === 1575)
    expect(selectPromo(state)).toEqual({ status: 'applied', code: 'WELCOME10' })
  })
})

describe('Prices of the day', () => {
  test('@CART-05 @CART-10 what is no longer sold must go, and new prices be accepted, before anything is paid', async () => {
    const backend = changeableBackend('riderWithStaleCart')
    const portal = testCheckout()
    await portal.until(isQuoted)
    enterCard(portal, visa)
    portal.store.dispatch(contactGiven({ email: 'rider@example.com' }))
    expect(blocker(portal)).toBe('unavailable')
    portal.store.dispatch(placeOrderRequested())
    const gone = selectQuotedLines(portal.store.getState()).find((line) => line.price === null)
    portal.store.dispatch(lineRemovalRequested(gone?.key ?? ''))
    await portal.until((state) => isQuoted(state) && selectCheckoutBlocker(state) === 'newPrices')
    portal.store.dispatch(placeOrderRequested())
    portal.store.dispatch(pricesAccepted())
    expect(blocker(portal)).toBeUndefined()
    expect(await backend.sent('placeOrder')).toEqual([])
  })

  test('@CART-05 a price of 1 cent put into the stored cart changes nothing of the total', async () => {
    changeableBackend()
    storeGuest()
    storeCart(cartLine({ list_price: 1 }))
    const portal = testCheckout()
    const state = await portal.until(isQuoted)
    expect(totalOf(state)).toBe(350)
  })

  test('@ACC-14 @FORM-06 another language renames the lines and loses nothing', async () => {
    changeableBackend()
    storeGuest()
    storeCart(cartLine())
    const portal = testCheckout()
    await portal.until(isQuoted)
    portal.store.dispatch(contactTyped({ email: 'half-typed' }))
    portal.store.dispatch(languageChanged('fr'))
    const state = await portal.until((reached) => selectQuotedLines(reached)[0]?.name === 'Passage simple, adulte')
    expect(selectTyped(state).contact).toEqual({ email: 'half-typed' })
    expect(totalOf(state)).toBe(350)
  })
})

describe('Shipping', () => {
  const booklet = cartLine({
    uuid: 'bus-adult-booklet',
    list_price: 3300,
    type: 'PHYSICAL_PASS',
    shipping_enabled: true,
  })

  test('@PAY-02 a rider’s default address is offered, its methods are the server’s, and choosing one changes the total', async () => {
    changeableBackend('riderSignedIn')
    storeCart(booklet)
    const portal = testCheckout()
    const state = await portal.until((reached) => isQuoted(reached) && selectShippingMethodId(reached) !== null)
    expect(selectDestination(state)).toMatchObject({ savedId: 'address-home', address: { city: 'Halifax' } })
    await portal.until((reached) => totalOf(reached) === 3550)
    portal.store.dispatch(shippingMethodChosen('shipping-express'))
    await portal.until((reached) => totalOf(reached) === 4595)
    expect(selectProgress(portal.store.getState()).hasShipping).toBe(true)
    portal.store.dispatch(destinationChosen({ savedId: null, address }))
    expect(selectProgress(portal.store.getState()).hasShipping).toBe(false)
  })

  test('@PAY-02 without a shipping method the step cannot be finished', async () => {
    changeableBackend()
    storeGuest()
    storeCart(booklet)
    const portal = testCheckout()
    portal.store.dispatch(destinationChosen({ savedId: null, address: { ...address, country: 'FR' } }))
    const state = await portal.until((reached) => selectShippingMethods(reached).status === 'loaded')
    expect(selectShippingMethods(state)).toEqual({ status: 'loaded', value: [] })
    portal.store.dispatch(shippingConfirmed())
    expect(selectProgress(portal.store.getState()).hasShipping).toBe(false)
  })

  test('@PAY-02 the address goes with the order', async () => {
    const backend = changeableBackend()
    storeGuest()
    storeCart(booklet)
    const portal = testCheckout()
    portal.store.dispatch(destinationChosen({ savedId: null, address }))
    await portal.until((state) => selectShippingMethodId(state) !== null)
    portal.store.dispatch(shippingConfirmed())
    await readyToPay(portal, visa)
    portal.store.dispatch(placeOrderRequested())
    await portal.until((state) => selectPayment(state).status === 'paid')
    expect(await backend.placed()).toMatchObject([{ shipping_address: { city: 'Moncton' }, shipping: 250 }])
  })
})
