// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { removeStored, writeStored } from '../../../../shared/storage/browserStorage'
import { cartLine, soldLine } from '../../../../testing/buying/cartLines'
import {
  changeableBackend,
  storeCart,
  storeGuest,
  storeGuestWithCard,
  testCheckout,
} from '../../../../testing/buying/checkout'
import type { TestPortal } from '../../../../testing/portal'
import { settled } from '../../../../testing/settled'
import { cardKeys } from '../../../cards/fareMedia'
import {
  guestLeft,
  guestStarted,
  readStoredSession,
  selectUser,
  sessionKeys,
  sessionLost,
  sessionRestored,
  userChanged,
} from '../../../identity/session'
import { savedAddresses } from '../../../paying/addresses'
import { checkoutEntered, checkoutLeft } from '../purchase/paymentSlice'
import {
  contactGiven,
  contactTyped,
  destinationChosen,
  selectContact,
  selectDestination,
  selectIsOpening,
  selectIsShippingConfirmed,
  selectTyped,
} from './checkoutSlice'
import { promoRequested, selectPromo, selectQuoted, selectQuoteRequest } from './quoteSlice'

const booklet = cartLine({
  uuid: 'bus-adult-booklet',
  list_price: 3300,
  type: 'PHYSICAL_PASS',
  shipping_enabled: true,
})

async function reviewOfRider() {
  const backend = changeableBackend('riderSignedIn')
  storeCart(booklet)
  const portal = testCheckout()
  await portal.until((state) => !selectIsOpening(state))
  return { backend, portal }
}

async function comeBack({ store, until }: TestPortal) {
  store.dispatch(checkoutLeft())
  store.dispatch(checkoutEntered())
  return until((state) => !selectIsOpening(state))
}

describe('the address of an order that ships', () => {
  test('@PAY-02 @ACC-05 is the one of the address book, also after it was edited there', async () => {
    const { portal } = await reviewOfRider()
    const saved = savedAddresses.select(portal.store.getState())
    const [home] = saved.status === 'loaded' ? saved.value : []
    portal.store.dispatch(savedAddresses.replaced(home ? [{ ...home, address1: '19 Lantern Street' }] : []))
    const state = await portal.until((now) => selectDestination(now)?.address.address1 === '19 Lantern Street')
    expect(selectIsShippingConfirmed(state)).toBe(false)
  })

  test('@PAY-02 @ACC-05 is read again with the page, and the review opens with what another device has changed', async () => {
    const { backend, portal } = await reviewOfRider()
    await backend.change(({ addresses }) => {
      for (const address of addresses) address.address1 = '20 Lantern Street'
    })
    const state = await comeBack(portal)
    expect(selectDestination(state)?.address.address1).toBe('20 Lantern Street')
    expect(selectIsShippingConfirmed(state)).toBe(true)
  })

  test('@PAY-02 @ACC-05 is asked for again when it was removed', async () => {
    const { portal } = await reviewOfRider()
    portal.store.dispatch(savedAddresses.replaced([]))
    await portal.until((state) => selectDestination(state) === null)
  })

  test('@PAY-02 a typed one stays, whatever happens in the address book', async () => {
    const { portal } = await reviewOfRider()
    const typed = selectDestination(portal.store.getState())
    if (!typed) throw new Error('The default address is chosen')
    portal.store.dispatch(destinationChosen({ savedId: null, address: { ...typed.address, city: 'Moncton' } }))
    portal.store.dispatch(savedAddresses.replaced([]))
    expect(selectDestination(portal.store.getState())).toMatchObject({ savedId: null, address: { city: 'Moncton' } })
  })
})

describe('the contact of an order', () => {
  const changed = { first_name: 'Jo', email: 'jo@example.com' }

  test('@PAY-01 @ACC-02 is the rider of the account, also after a change of the profile', async () => {
    const { portal } = await reviewOfRider()
    const user = selectUser(portal.store.getState())
    if (!user) throw new Error('A rider is signed in')
    portal.store.dispatch(userChanged({ ...user, ...changed }))
    expect(await portal.until((state) => selectContact(state)?.email === changed.email)).toBeDefined()
    expect(selectContact(portal.store.getState())).toMatchObject(changed)
  })

  test('@PAY-01 stays as it was typed', async () => {
    const { portal } = await reviewOfRider()
    const user = selectUser(portal.store.getState())
    if (!user) throw new Error('A rider is signed in')
    portal.store.dispatch(contactTyped({ email: 'gift@example.com', firstName: 'Ada', lastName: 'Roy' }))
    portal.store.dispatch(contactGiven({ email: 'gift@example.com', first_name: 'Ada', last_name: 'Roy' }))
    portal.store.dispatch(userChanged({ ...user, ...changed }))
    expect(selectContact(await comeBack(portal))?.email).toBe('gift@example.com')
  })
})

describe('what was typed at the checkout', () => {
  const typed = { email: 'first@example.com' }

  test('@FM-12 @ACC-23 leaves with the guest who leaves a card, with the promo code', async () => {
    changeableBackend()
    storeGuest()
    storeCart(booklet)
    const { store, until } = testCheckout()
    store.dispatch(contactTyped(typed))
    store.dispatch(contactGiven({ ...typed, first_name: 'Ada', last_name: 'Roy' }))
    store.dispatch(promoRequested('WELCOME10'))
    await until((state) => selectPromo(state).status === 'applied')
    store.dispatch(guestLeft())
    const state = store.getState()
    expect([selectContact(state), selectTyped(state).contact, selectPromo(state)]).toEqual([
      null,
      null,
      { status: 'none' },
    ])
  })

  test('@AUTH-14 @ACC-23 waits for the rider whose session ended, and not for a guest', async () => {
    const { portal } = await reviewOfRider()
    portal.store.dispatch(contactTyped(typed))
    portal.store.dispatch(sessionLost('unauthorized'))
    expect(selectTyped(portal.store.getState()).contact).toEqual(typed)
    portal.store.dispatch(guestStarted())
    expect(selectTyped(portal.store.getState()).contact).toBeNull()
  })
})

describe('@FM-12 @PAY-01 where another tab brings another guest to the open checkout', () => {
  const ride = soldLine('bus-adult-single')
  const enterElsewhere = ({ store }: TestPortal) => {
    storeGuestWithCard()
    writeStored(cardKeys.fareMediaId, 'card-guest')
    store.dispatch(sessionRestored(readStoredSession()))
  }
  const open = () => {
    const backend = changeableBackend('guestWithCard')
    for (const key of [sessionKeys.cardToken, cardKeys.fareMediaId]) removeStored(key)
    storeCart(ride)
    return { backend, portal: testCheckout() }
  }
  const isPriced = (portal: TestPortal) =>
    portal.until((state) => selectQuoteRequest(state).status === 'idle' && selectQuoted(state) !== null)

  test('prices are asked for again', async () => {
    const { backend, portal } = open()
    await isPriced(portal)
    const before = (await backend.sent('quoteOrderAsGuest')).length
    enterElsewhere(portal)
    await isPriced(portal)
    await settled()
    expect(await backend.sent('quoteOrderAsGuest')).toHaveLength(before + 1)
    portal.store.dispatch(sessionRestored(readStoredSession()))
    await settled()
    expect(await backend.sent('quoteOrderAsGuest')).toHaveLength(before + 1)
  })

  test('prices that were on their way are asked for again', async () => {
    const { portal } = open()
    await portal.until((state) => selectQuoteRequest(state).status === 'loading')
    enterElsewhere(portal)
    await isPriced(portal)
  })
})
