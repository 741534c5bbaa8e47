// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { settled } from '../../../../testing/settled'
import { testBackend, testPortal } from '../../../../testing/portal'
import { connectionRetried, selectAnnouncement, selectConnection } from '../../../../shared/notices/noticesSlice'
import { loggedOut, readStoredSession, sessionRestored, signedIn } from '../../../identity/session'
import { languageChanged } from '../../../identity/settings'
import type { FaultKind } from '../../../../mocks/state/tester/faults'
import type { ScenarioName } from '../../../../mocks/scenarios/recipes'
import './loadOrder'
import { orderSearched, orderSummaryLeft, orderSummaryOpened, selectOrderSummary } from './orderSummarySlice'

const rider = { orderId: 'order-100003', guest: false }
const guest = { orderId: 'order-100001', guest: true }
const guestsOrder = { order_number: 'sp-100001', email: 'Guest@Example.com' }

/** A page of one order: the backend, a portal with the orders feature, and what is shown. */
function page(scenario: ScenarioName, options?: Parameters<typeof testPortal>[0]) {
  const backend = testBackend(scenario)
  const portal = testPortal(options)
  const summary = () => selectOrderSummary(portal.store.getState())
  const order = () => {
    const { order: remote } = summary()
    return remote.status === 'loaded' ? remote.value : undefined
  }
  const reached = (isReached: () => boolean) => portal.until(() => isReached())
  const { dispatch } = portal.store
  return { backend, portal, summary, order, reached, dispatch }
}

const asGuest = () => window.localStorage.setItem('isGuestUser', 'true')
const holdKey = (keys: unknown) => window.sessionStorage.setItem('guest_order_keys', JSON.stringify(keys))
const calls = async ({ backend }: ReturnType<typeof page>) => (await backend.calls()).map(({ name }) => name)

describe('A rider’s order', () => {
  test('@PAY-08 is read by its id, and said to be here', async () => {
    const shown = page('riderSignedIn')
    shown.dispatch(orderSummaryOpened(rider))
    expect(shown.summary().order.status).toBe('loading')
    await shown.reached(() => shown.order() !== undefined)
    expect(shown.order()).toMatchObject({ order_number: 'SP-100003', order_items: [{ quantity: 2 }, { quantity: 1 }] })
    expect(selectAnnouncement(shown.portal.store.getState())?.text).toEqual({
      key: 'orders:shown',
      values: { number: 'SP-100003' },
    })
  })

  test('@PAY-08 @AUTH-17 stays when another tab changes the rider’s record', async () => {
    const shown = page('riderSignedIn')
    shown.dispatch(orderSummaryOpened(rider))
    await shown.reached(() => shown.order() !== undefined)
    shown.dispatch(sessionRestored(readStoredSession()))
    expect(shown.order()).toMatchObject({ order_number: 'SP-100003' })
  })

  test.each(['order-100001', 'order-nowhere', '../users', '__proto__'])(
    '@PAY-08 %s, which is not theirs, is not found',
    async (orderId) => {
      const shown = page('riderSignedIn')
      shown.dispatch(orderSummaryOpened({ orderId, guest: false }))
      await shown.reached(() => shown.summary().order.status === 'failed')
      expect(shown.summary().order).toMatchObject({ error: { kind: 'business', errors: [{ code: 40404 }] } })
    },
  )

  test.each<[FaultKind, object]>([
    ['offline', { kind: 'network' }],
    ['503', { kind: 'network', unavailable: true }],
    ['500', { kind: 'http', status: 500 }],
    ['429', { kind: 'http', retryAfter: 5 }],
    ['malformed', { kind: 'badAnswer' }],
    ['html', { kind: 'badAnswer' }],
    ['empty', { kind: 'badAnswer' }],
    ['wrongShape', { kind: 'badAnswer' }],
  ])('@API-06 %s is a failure, and comes on retry', async (kind, error) => {
    const shown = page('riderSignedIn')
    await shown.backend.fault('getOrder', kind, 1)
    shown.dispatch(orderSummaryOpened(rider))
    await shown.reached(() => shown.summary().order.status === 'failed')
    expect(shown.summary().order).toMatchObject({ error })
    shown.dispatch(orderSummaryOpened(rider))
    await shown.reached(() => shown.order() !== undefined)
  })

  test('@API-05 comes by the retry of the connection’s pop-up, too', async () => {
    const shown = page('riderSignedIn')
    await shown.backend.fault('getOrder', 'offline', 1)
    shown.dispatch(orderSummaryOpened(rider))
    await shown.reached(() => shown.summary().order.status === 'failed')
    expect(selectConnection(shown.portal.store.getState())).toBe('offline')
    shown.dispatch(connectionRetried())
    await shown.reached(() => shown.order() !== undefined)
  })

  test('@ACC-14 is read again in another language, and stays when that fails', async () => {
    const shown = page('riderSignedIn')
    shown.dispatch(orderSummaryOpened(rider))
    await shown.reached(() => shown.order()?.order_items[0]?.name === 'Adult Single Ride')
    shown.dispatch(languageChanged('fr'))
    expect(shown.order()).toBeDefined()
    await shown.reached(() => shown.order()?.order_items[0]?.name === 'Passage simple, adulte')
    await shown.backend.fault('getOrder', '500')
    shown.dispatch(languageChanged('en'))
    await shown.backend.answered(3)
    expect(shown.order()?.order_items[0]?.name).toBe('Passage simple, adulte')
  })

  test('an answer after leaving the page is dropped', async () => {
    const shown = page('riderSignedIn')
    shown.dispatch(orderSummaryOpened(rider))
    shown.dispatch(orderSummaryLeft())
    await settled()
    expect(shown.summary()).toEqual({
      orderId: null,
      guest: false,
      order: { status: 'idle' },
      isGuests: false,
      search: null,
    })
    expect(selectAnnouncement(shown.portal.store.getState())).toBeNull()
  })

  test('only the newest page counts, however late the one before is answered', async () => {
    const shown = page('riderSignedIn')
    await shown.backend.delay(50)
    shown.dispatch(orderSummaryOpened({ orderId: 'order-100002', guest: false }))
    await shown.backend.delay(0)
    shown.dispatch(orderSummaryOpened(rider))
    // The next answer arrives later than the first one would.
    await shown.backend.delay(60)
    shown.dispatch(languageChanged('fr'))
    await shown.reached(() => shown.order()?.order_items[0]?.name === 'Passage simple, adulte')
    expect(shown.order()?.order_id).toBe('order-100003')
  })

  test.each([
    ['logging out', loggedOut()],
    ['another rider', signedIn({ token: 't', user: { uuid: 'u', first_name: 'A', last_name: 'B', email: 'c@d.ef' } })],
  ])('@AUTH-17 nothing of it is left after %s', async (_, event) => {
    const shown = page('riderSignedIn')
    shown.dispatch(orderSummaryOpened(rider))
    await shown.reached(() => shown.order() !== undefined)
    shown.dispatch(event)
    expect(JSON.stringify(shown.summary())).not.toContain('100003')
  })
})

describe('A guest’s order', () => {
  test('@PAY-08 is read by the key of this tab', async () => {
    asGuest()
    const shown = page('visitor')
    asGuest()
    holdKey({ 'order-100001': 'key-guest' })
    shown.dispatch(orderSummaryOpened(guest))
    await shown.reached(() => shown.order() !== undefined)
    expect((await shown.backend.calls()).at(-1)?.body).toEqual({ order_id: 'order-100001', order_key: 'key-guest' })
    expect(shown.summary().search).toBeNull()
  })

  test.each([
    ['without a key', undefined],
    ['with keys of other orders', { 'order-1': 'key' }],
    ['with damaged keys', ['key-guest']],
  ])('@NAV-11 %s is asked for before anything is sent', async (_, keys) => {
    const shown = page('visitor')
    if (keys) holdKey(keys)
    shown.dispatch(orderSummaryOpened(guest))
    expect(shown.summary()).toMatchObject({ order: { status: 'idle' }, search: { status: 'asked' } })
    expect(await calls(shown)).toEqual([])
  })

  test.each(['constructor', '__proto__', 'toString'])('an order named %s has no key', async (orderId) => {
    const shown = page('visitor')
    holdKey({ other: 'key' })
    shown.dispatch(orderSummaryOpened({ orderId, guest: true }))
    expect(shown.summary().search).toEqual({ status: 'asked' })
  })

  test('a key that fits no more leads to the question', async () => {
    const shown = page('visitor')
    holdKey({ 'order-100001': 'key-of-another' })
    shown.dispatch(orderSummaryOpened(guest))
    await shown.reached(() => shown.summary().search?.status === 'asked')
  })

  test('a failure with a key is a failure, with a retry', async () => {
    const shown = page('visitor')
    holdKey({ 'order-100001': 'key-guest' })
    await shown.backend.fault('findOrderAsGuest', '500', 1)
    shown.dispatch(orderSummaryOpened(guest))
    await shown.reached(() => shown.summary().order.status === 'failed')
    shown.dispatch(orderSummaryOpened(guest))
    await shown.reached(() => shown.order() !== undefined)
  })

  test('@PAY-08 is found by number and email, however they are written', async () => {
    const shown = page('visitor')
    shown.dispatch(orderSummaryOpened(guest))
    shown.dispatch(orderSearched(guestsOrder))
    await shown.reached(() => shown.order()?.order_number === 'SP-100001')
    expect(shown.summary().search?.status).toBe('found')
  })

  test.each([
    ['another email', { ...guestsOrder, email: 'rider@example.com' }],
    ['another number', { ...guestsOrder, order_number: 'SP-100002' }],
  ])('@PAY-08 is not found by %s, and what was typed stays', async (_, typed) => {
    const shown = page('visitor')
    shown.dispatch(orderSummaryOpened(guest))
    shown.dispatch(orderSearched(typed))
    await shown.reached(() => shown.summary().search?.status === 'failed')
    expect(shown.summary()).toMatchObject({ order: { status: 'idle' }, search: { typed, error: { kind: 'business' } } })
    shown.dispatch(orderSearched(guestsOrder))
    await shown.reached(() => shown.order() !== undefined)
  })

  test('@API-05 a search that lost its connection goes on when that is back', async () => {
    const shown = page('visitor')
    await shown.backend.fault('findOrderAsGuest', 'offline', 1)
    shown.dispatch(orderSummaryOpened(guest))
    shown.dispatch(orderSearched(guestsOrder))
    await shown.reached(() => shown.summary().search?.status === 'failed')
    shown.dispatch(connectionRetried())
    await shown.reached(() => shown.order() !== undefined)
  })

  test('@ACC-14 found by search, it is read again in another language', async () => {
    const shown = page('visitor')
    shown.dispatch(orderSummaryOpened(guest))
    shown.dispatch(orderSearched(guestsOrder))
    await shown.reached(() => shown.order() !== undefined)
    shown.dispatch(languageChanged('fr'))
    await shown.reached(() => shown.order()?.order_items[0]?.name === 'Passage simple, adulte')
  })
})
