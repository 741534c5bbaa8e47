// @vitest-environment jsdom
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { buyNowStarted, selectIsBuyingNow } from '../../features/buying/cart'
import { addressTyped, contactTyped, selectTyped } from '../../features/buying/checkout/order/checkoutSlice'
import '../../features/cards/fareMedia/guestCard/cardSession'
import { cardEntrySubmission } from '../../features/cards/fareMedia/guestCard/cardEntrySubmission'
import { cardLeaveRequested } from '../../features/cards/fareMedia/cards/fareMediaSlice'
import {
  guestStarted,
  readStoredSession,
  selectIsGuest,
  selectIsRider,
  selectVisitor,
  sessionLost,
  sessionRestored,
  signedIn,
} from '../../features/identity/session'
import { locationChanged } from '../../shared/navigation/navigation'
import { soldLine } from '../../testing/buying/cartLines'
import { testBackend, testPortal } from '../../testing/portal'
import type { TestPortal } from '../../testing/portal'
import { settled } from '../../testing/settled'
import { followOtherTabs } from '../store'
import './cardFlows'
import { logOutRequested } from './logOut'

const typed = { email: 'guest@example.com' }
const canary = { address1: 'canary street' }
const own = { number: '6030123456789012', code: '123' }
const blocked = { number: '6030123400003333', code: '321' }
const user = { uuid: 'user-nora', first_name: 'Nora', last_name: 'Roy', email: 'nora@example.com' }

const keepKeys = () => {
  window.sessionStorage.setItem('guest_order_keys', '{"order":"key"}')
  window.sessionStorage.setItem('attempt_of_tab', 'attempt')
}
const keptKeys = () => ['guest_order_keys', 'attempt_of_tab'].filter((key) => window.sessionStorage.getItem(key))

/** A guest with a card has ordered in this tab, and is buying one product directly. */
async function visit(): Promise<TestPortal> {
  testBackend('guestWithCard')
  const portal = testPortal()
  await portal.until(selectIsGuest)
  fill(portal)
  return portal
}
function fill({ store }: TestPortal): void {
  store.dispatch(contactTyped(typed))
  store.dispatch(addressTyped(canary))
  store.dispatch(buyNowStarted([soldLine('bus-adult-single')]))
  keepKeys()
}
const left = ({ store }: TestPortal) => {
  const state = store.getState()
  return { ...selectTyped(state), isBuying: selectIsBuyingNow(state), keys: keptKeys() }
}
const everything = { contact: typed, address: canary, isBuying: true, keys: ['guest_order_keys', 'attempt_of_tab'] }
const nothing = { contact: null, address: null, isBuying: false, keys: [] }

const loseSession = async ({ store }: TestPortal) => {
  store.dispatch(sessionLost('unauthorized'))
  await settled()
}
const enter = async (portal: TestPortal, card: typeof own) => {
  portal.store.dispatch(cardEntrySubmission.requested(card))
  await portal.until((state) => selectIsGuest(state) && cardEntrySubmission.select(state).status !== 'sending')
  await settled()
}

describe('@FM-12 @ACC-23 after a card’s session that ended, what its guest typed and ordered', () => {
  test('is there for the guest who enters the same card', async () => {
    const portal = await visit()
    await loseSession(portal)
    await enter(portal, own)
    expect(left(portal)).toEqual(everything)
  })

  test('is not there for the guest of another card', async () => {
    const portal = await visit()
    await loseSession(portal)
    await enter(portal, blocked)
    expect(left(portal)).toEqual(nothing)
    fill(portal)
    await loseSession(portal)
    await enter(portal, blocked)
    expect(left(portal)).toEqual(everything)
  })

  test('nor after a reload', async () => {
    const first = await visit()
    await loseSession(first)
    first.store.stop()
    const portal = testPortal()
    expect(keptKeys()).toHaveLength(2)
    await enter(portal, blocked)
    expect(left(portal)).toEqual(nothing)
  })

  test('nor if the other card is entered in another tab', async () => {
    const portal = await visit()
    await loseSession(portal)
    window.localStorage.setItem('faremedia_id', 'card-other')
    window.localStorage.setItem('isGuestUser', 'true')
    window.localStorage.setItem('card_token', 'token-other')
    portal.store.dispatch(sessionRestored(readStoredSession()))
    await settled()
    expect(left(portal)).toEqual(nothing)
  })

  test('@AUTH-15 waits in other tabs, too, which never see a guest without the card', async () => {
    const portal = await visit()
    await loseSession(portal)
    const { setItem } = Storage.prototype
    const seen: boolean[] = []
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
      setItem.call(this, name, value)
      if (window.localStorage.getItem('isGuestUser')) seen.push(window.localStorage.getItem('card_token') !== null)
    })
    await enter(portal, own)
    expect(seen).toContain(true)
    expect(seen).not.toContain(false)
  })

  test('is gone in a tab that was closed while the card was left in another one', async () => {
    const first = await visit()
    first.store.stop()
    for (const name of ['isGuestUser', 'card_token', 'faremedia_id']) window.localStorage.removeItem(name)
    const portal = testPortal()
    await settled()
    expect(left(portal)).toEqual(nothing)
  })

  test('nor for a guest without a card', async () => {
    const portal = await visit()
    await loseSession(portal)
    portal.store.dispatch(guestStarted())
    await settled()
    expect(left(portal)).toEqual(nothing)
  })

  test('is not typed for a rider who signs in', async () => {
    const portal = await visit()
    await loseSession(portal)
    portal.store.dispatch(signedIn({ token: 'token-nora', user }))
    await settled()
    expect(left(portal)).toMatchObject({ contact: null, address: null })
  })

  test('stays when a guest without a card enters one, to go on with the order', async () => {
    testBackend()
    window.localStorage.setItem('isGuestUser', 'true')
    const portal = testPortal()
    fill(portal)
    await enter(portal, own)
    expect(left(portal)).toEqual(everything)
  })
})

describe('@FM-12 @ACC-23 a guest who leaves', () => {
  const hear = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }))

  test('leaves nothing in this tab when signing out of the card', async () => {
    const portal = await visit()
    portal.store.dispatch(cardLeaveRequested())
    await portal.until((state) => selectVisitor(state).kind === 'visitor' && !selectIsBuyingNow(state))
    await settled()
    expect(left(portal)).toEqual(nothing)
  })

  test.each([
    ['signs out of the card', ['isGuestUser', 'card_token', 'faremedia_id'], 'isGuestUser'],
    ['erases everything', undefined, null],
  ])('leaves nothing in a tab that hears of it: %s', async (_, removed, key) => {
    const portal = await visit()
    onTestFinished(followOtherTabs(portal.store))
    if (removed) removed.forEach((name) => window.localStorage.removeItem(name))
    else window.localStorage.clear()
    hear(key)
    await portal.until((state) => selectVisitor(state).kind === 'visitor')
    await settled()
    expect(left(portal)).toEqual(nothing)
  })

  test('leaves what was typed where another tab’s call ended the session', async () => {
    const portal = await visit()
    onTestFinished(followOtherTabs(portal.store))
    window.localStorage.setItem('session_ended', 'true')
    for (const name of ['isGuestUser', 'card_token', 'faremedia_id']) window.localStorage.removeItem(name)
    hear('isGuestUser')
    await portal.until((state) => selectVisitor(state).kind === 'visitor')
    await settled()
    expect(left(portal)).toEqual(everything)
  })

  test('signs out of a card that was entered again after its session ended', async () => {
    const portal = await visit()
    await loseSession(portal)
    await enter(portal, own)
    portal.store.dispatch(cardLeaveRequested())
    await portal.until((state) => selectVisitor(state).kind === 'visitor')
    expect(window.localStorage.getItem('session_ended')).toBeNull()
  })

  test('@AUTH-13 has no open orders after the logout of the rider who came next', async () => {
    testBackend('riderSignedIn')
    const portal = testPortal()
    await portal.until(selectIsRider)
    keepKeys()
    portal.store.dispatch(logOutRequested())
    await portal.until((state) => !selectIsRider(state))
    expect(keptKeys()).toEqual([])
  })
})

test.each([
  ['/manage-card', true],
  ['/products', false],
])('@CART-12 @FM-12 a direct purchase goes on at %s: %s', async (pathname, isBuying) => {
  const portal = await visit()
  portal.store.dispatch(locationChanged({ pathname, search: '', hash: '' }))
  await settled()
  expect(selectIsBuyingNow(portal.store.getState())).toBe(isBuying)
})
