// @vitest-environment jsdom
import { describe, expect, onTestFinished, test } from 'vitest'
import { buyNowStarted, cartReadRequested, selectIsBuyingNow, selectLinesToBuy } from '../../features/buying/cart'
import { lineRemovalRequested } from '../../features/buying/cart/state/cartRequests'
import { lineKey } from '../../features/buying/cart/state/cartLine'
import { selectCartLines } from '../../features/buying/cart/state/cartSlice'
import {
  addressTyped,
  contactGiven,
  selectContact,
  selectTyped,
} from '../../features/buying/checkout/order/checkoutSlice'
import { promoRequested, selectPromo } from '../../features/buying/checkout/order/quoteSlice'
import {
  clearSession,
  guestStarted,
  selectEpoch,
  selectIsRider,
  selectIsTemporary,
  selectRiderId,
  selectVisitor,
  sessionKeys,
  sessionLost,
  sessionRestored,
  signedIn,
} from '../../features/identity/session'
import { keepSession, keepTemporary } from '../../features/identity/session/visitor/storedSession'
import { readStored, writeStored } from '../../shared/storage/browserStorage'
import { soldLine } from '../../testing/buying/cartLines'
import { storeCart } from '../../testing/buying/checkout'
import { testBackend, testPortal } from '../../testing/portal'
import type { TestPortal } from '../../testing/portal'
import { settled } from '../../testing/settled'
import { followOtherTabs } from '../store'

const canary = { address1: 'canary street' }
const ride = soldLine('bus-adult-single')
const riderOf = (uuid: string) => ({
  token: `token-of-${uuid}`,
  user: { uuid, first_name: 'Nora', last_name: 'Roy', email: 'nora@example.com' },
})
const restored = (uuid: string) => {
  const { token, user } = riderOf(uuid)
  return sessionRestored({ authToken: token, user, isGuest: false })
}

/** A rider has typed an address and is buying one product directly. */
async function visit(): Promise<TestPortal> {
  testBackend('riderSignedIn')
  const portal = testPortal()
  await portal.until(selectIsRider)
  portal.store.dispatch(addressTyped(canary))
  portal.store.dispatch(buyNowStarted([ride]))
  return portal
}
const typed = ({ store }: TestPortal) => selectTyped(store.getState()).address
const isBuying = ({ store }: TestPortal) => selectIsBuyingNow(store.getState())

describe('@ACC-23 after a session that ended, what was typed and a direct purchase', () => {
  test('wait for the same rider', async () => {
    const portal = await visit()
    portal.store.dispatch(sessionLost('unauthorized'))
    await settled()
    portal.store.dispatch(signedIn(riderOf('user-rider')))
    await settled()
    expect([typed(portal), isBuying(portal)]).toEqual([canary, true])
  })

  test.each([
    ['signs in here', signedIn(riderOf('user-other'))],
    ['signs in in another tab', restored('user-other')],
    ['is a guest with a card', sessionRestored({ isGuest: true, cardToken: 'card-token' })],
  ])('are not shown to the next one, who %s', async (_, comes) => {
    const portal = await visit()
    portal.store.dispatch(sessionLost('unauthorized'))
    await settled()
    portal.store.dispatch(comes)
    await settled()
    expect(typed(portal)).toBeNull()
  })

  test('end for another rider, and with a logout in another tab', async () => {
    const first = await visit()
    first.store.dispatch(sessionLost('unauthorized'))
    await settled()
    first.store.dispatch(signedIn(riderOf('user-other')))
    await first.until((state) => !selectIsBuyingNow(state))
    first.store.stop()
    const second = await visit()
    second.store.dispatch(sessionLost('elsewhere'))
    await second.until((state) => !selectIsBuyingNow(state))
    expect(typed(second)).toBeNull()
  })

  test('end in a second tab, too, where another rider comes by the first one', async () => {
    const portal = await visit()
    writeStored(sessionKeys.sessionEnded, 'true')
    portal.store.dispatch(sessionLost('elsewhere'))
    await settled()
    expect(isBuying(portal)).toBe(true)
    portal.store.dispatch(restored('user-other'))
    await portal.until((state) => !selectIsBuyingNow(state))
  })

  test('are the next rider’s own afterwards, also when another tab saves something', async () => {
    const portal = await visit()
    portal.store.dispatch(sessionLost('unauthorized'))
    await settled()
    portal.store.dispatch(signedIn(riderOf('user-other')))
    await settled()
    portal.store.dispatch(addressTyped(canary))
    portal.store.dispatch(buyNowStarted([ride]))
    portal.store.dispatch(restored('user-other'))
    await settled()
    expect([typed(portal), isBuying(portal)]).toEqual([canary, true])
  })
})

describe('@AUTH-15 a session that another tab writes', () => {
  const follow = async () => {
    const portal = await visit()
    onTestFinished(followOtherTabs(portal.store))
    return portal
  }
  const write = (uuid: string) => {
    const { token, user } = riderOf(uuid)
    keepSession(token, user)
    for (const key of ['auth_token', 'cwp_user'])
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }))
  }

  test('of another rider ends the first one’s, also if the tab has slept meanwhile', async () => {
    const portal = await follow()
    write('user-other')
    await portal.until((state) => selectRiderId(state) === 'user-other' && !selectIsBuyingNow(state))
    expect(typed(portal)).toBeNull()
  })

  test('of the same rider, whose data this tab lacks, ends nothing', async () => {
    const portal = await follow()
    portal.store.dispatch(sessionRestored({ authToken: 'token-of-user-rider', isGuest: false }))
    const epoch = selectEpoch(portal.store.getState())
    write('user-rider')
    await portal.until((state) => selectRiderId(state) === 'user-rider')
    expect(selectEpoch(portal.store.getState())).toBe(epoch)
  })
})

describe('@ACC-23 @AUTH-15 where a tab has a guest, and another tab a rider', () => {
  const hear = (key: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }))
  const signInElsewhere = (uuid: string) => {
    const { token, user } = riderOf(uuid)
    keepSession(token, user)
    hear('auth_token')
  }
  const follow = (portal: TestPortal) => {
    onTestFinished(followOtherTabs(portal.store))
    return portal
  }
  const order = ({ store }: TestPortal) => {
    const state = store.getState()
    return [selectTyped(state).address, selectContact(state), selectPromo(state).status]
  }
  const fill = ({ store }: TestPortal) => {
    store.dispatch(addressTyped(canary))
    store.dispatch(contactGiven({ email: 'guest@example.com', first_name: 'Robin', last_name: 'Hart' }))
    store.dispatch(promoRequested('HARBOUR'))
  }
  const none = [null, null, 'none']

  test('the guest’s order is not the rider’s', async () => {
    testBackend()
    writeStored(sessionKeys.isGuestUser, 'true')
    const portal = follow(testPortal())
    fill(portal)
    signInElsewhere('user-other')
    await portal.until(selectIsRider)
    expect(order(portal)).toEqual(none)
  })

  test('nor by the second factor, nor that of the rider whom the guest followed', async () => {
    const portal = follow(await visit())
    portal.store.dispatch(sessionLost('unauthorized'))
    await settled()
    portal.store.dispatch(guestStarted())
    await settled()
    fill(portal)
    keepTemporary('half', { step: 'code', isEnrolled: true, isRequired: true, code: null, resendAt: 0, endsAt: 0 })
    hear('tempAuthToken')
    await portal.until(selectIsTemporary)
    signInElsewhere('user-rider')
    await portal.until(selectIsRider)
    expect(order(portal)).toEqual(none)
  })

  test('what a rider typed waits for that rider, who signs in in another tab', async () => {
    const portal = follow(await visit())
    portal.store.dispatch(sessionLost('unauthorized'))
    await settled()
    signInElsewhere('user-rider')
    await portal.until(selectIsRider)
    expect(typed(portal)).toEqual(canary)
  })

  test('a tab that slept takes nothing from the guest who came after the logout', async () => {
    const portal = follow(await visit())
    clearSession()
    writeStored(sessionKeys.isGuestUser, 'true')
    writeStored(sessionKeys.cardToken, 'card-token')
    hear('auth_token')
    await settled()
    expect([readStored(sessionKeys.isGuestUser), readStored(sessionKeys.cardToken)]).toEqual(['true', 'card-token'])
    expect(selectVisitor(portal.store.getState())).toEqual({ kind: 'guest', cardToken: 'card-token' })
  })
})

test('@CART-12 a line that is removed from the cart leaves a direct purchase as it is', async () => {
  const portal = await visit()
  storeCart(soldLine('bus-adult-booklet'))
  portal.store.dispatch(cartReadRequested())
  await portal.until((state) => selectCartLines(state).length > 0)
  portal.store.dispatch(lineRemovalRequested(lineKey(selectCartLines(portal.store.getState())[0] ?? ride)))
  await portal.until((state) => selectCartLines(state).length === 0)
  expect(selectLinesToBuy(portal.store.getState()).map(({ uuid }) => uuid)).toEqual([ride.uuid])
})
