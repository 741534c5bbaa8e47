// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { fareCards } from '../../features/cards/fareMedia/cards/fareCards'
import { selectCurrentCard } from '../../features/cards/fareMedia/cards/fareMediaSlice'
import { guestStarted, selectIsRider, sessionLost, sessionRestored, signedIn } from '../../features/identity/session'
import { resetSubmission } from '../../features/identity/registration/recovery/reset'
import { keepSession } from '../../features/identity/session/visitor/storedSession'
import { people } from '../../mocks/state/identity/users'
import { testBackend, testPortal } from '../../testing/portal'
import type { TestPortal } from '../../testing/portal'
import { settled } from '../../testing/settled'

const stored = (key: string) => window.localStorage.getItem(key)
const shown = ({ store }: TestPortal) => selectCurrentCard(store.getState())?.nickname

async function read(portal: TestPortal) {
  portal.store.dispatch(fareCards.requested())
  await portal.until((state) => fareCards.select(state).status === 'loaded')
}

/** A rider has chosen a card, which the browser shows before anything loads (FM-11). */
async function visit(): Promise<TestPortal> {
  testBackend('riderWithTwoCards')
  window.localStorage.setItem('faremedia_id', 'card-plastic')
  const portal = testPortal()
  await read(portal)
  expect([shown(portal), stored('current_card')]).toEqual(['Blue card', expect.stringContaining('Blue card')])
  return portal
}

async function setPassword({ store, until }: TestPortal) {
  store.dispatch(resetSubmission.requested({ token: 'valid-token', password: 'New harbour 7' }))
  await until((state) => !selectIsRider(state))
}

describe('@ACC-23 @FM-11 the card that a rider chose', () => {
  test.each([
    ['ends with a 401', async ({ store }: TestPortal) => store.dispatch(sessionLost('unauthorized'))],
    ['ends by a new password', setPassword],
  ])('is shown to nobody after a session that %s, and waits for the same rider', async (_, ends) => {
    const portal = await visit()
    await ends(portal)
    await settled()
    expect([shown(portal), stored('current_card'), stored('faremedia_id')]).toEqual([undefined, null, 'card-plastic'])
    await read(portal)
    expect(shown(portal)).toBeUndefined()
  })

  test('is shown again to the same rider', async () => {
    const portal = await visit()
    portal.store.dispatch(sessionLost('unauthorized'))
    await settled()
    keepSession('session-of-user-rider', people.rider)
    portal.store.dispatch(signedIn({ token: 'session-of-user-rider', user: people.rider }))
    await read(portal)
    expect([shown(portal), stored('current_card')]).toEqual(['Blue card', expect.stringContaining('Blue card')])
  })

  test('is no guest’s', async () => {
    const portal = await visit()
    portal.store.dispatch(sessionLost('unauthorized'))
    await settled()
    portal.store.dispatch(guestStarted())
    await settled()
    expect(stored('faremedia_id')).toBeNull()
  })

  test('is not shown to a visitor, whatever the browser still holds of an earlier version', async () => {
    const portal = await visit()
    const left = stored('current_card') ?? ''
    portal.store.dispatch(sessionLost('unauthorized'))
    await settled()
    window.localStorage.setItem('current_card', left)
    await read(portal)
    expect(shown(portal)).toBeUndefined()
  })

  test('is not shown to another rider who signs in over the session', async () => {
    const portal = await visit()
    portal.store.dispatch(signedIn({ token: 'token-of-nora', user: { ...people.rider, uuid: 'nora' } }))
    await settled()
    expect([shown(portal), stored('current_card')]).toEqual([undefined, null])
  })
})

test('@FM-12 the card of a guest stays when they continue as a guest at the second factor', async () => {
  testBackend('guestWithCard')
  const portal = testPortal()
  await read(portal)
  portal.store.dispatch(sessionRestored({ isGuest: true, cardToken: 'card-session', tempAuthToken: 'half' }))
  portal.store.dispatch(guestStarted())
  await settled()
  expect(stored('faremedia_id')).toBe('card-guest')
})
