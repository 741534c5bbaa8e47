// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import '../../features/cards/fareMedia/guestCard/cardSession'
import { cardEntrySubmission } from '../../features/cards/fareMedia/guestCard/cardEntrySubmission'
import {
  guestStarted,
  readStoredSession,
  selectIsGuest,
  sessionLost,
  sessionRestored,
} from '../../features/identity/session'
import { cartLine } from '../../testing/buying/cartLines'
import { testBackend, testPortal } from '../../testing/portal'
import type { TestPortal } from '../../testing/portal'
import { settled } from '../../testing/settled'
import './cardFlows'

const enter = (number: string, code: string) => async (portal: TestPortal) => {
  portal.store.dispatch(cardEntrySubmission.requested({ number, code }))
  await portal.until((state) => selectIsGuest(state) && cardEntrySubmission.select(state).status !== 'sending')
}
const goOn = async ({ store }: TestPortal) => void store.dispatch(guestStarted())

const saved = (id: string, owner: string | null, card: string) => ({
  ...{ id, savedAt: 1, owner, fareMediaId: card },
  lines: [cartLine({ faremedia_id: card })],
})
type Saved = ReturnType<typeof saved>[]
const kept = () => JSON.parse(window.localStorage.getItem('saved_carts') ?? '[]') as Saved

test.each([
  ['the same card is entered', enter('6030123456789012', '123'), 'card-guest'],
  ['another card is entered', enter('6030123400003333', '321'), null],
  ['a guest goes on without a card', goOn, null],
])('@FM-12 @ACC-23 what a guest saved stays; once the session has ended and %s', async (...given) => {
  const [, goesOn, card] = given
  testBackend('guestWithCard')
  const portal = testPortal()
  await portal.until(selectIsGuest)
  const carts = [saved('guests', null, 'card-guest'), saved('riders', 'user-rider', 'card-phone')]
  window.localStorage.setItem('saved_carts', JSON.stringify(carts))
  portal.store.dispatch(sessionLost('unauthorized'))
  await settled()
  await goesOn(portal)
  await settled()
  await vi.waitFor(() =>
    expect(kept().map(({ fareMediaId, lines }) => [fareMediaId, lines[0]?.faremedia_id])).toEqual([
      [card, card],
      ['card-phone', 'card-phone'],
    ]),
  )
})

test('@FM-12 what a guest saved keeps its card while it cannot be read which card the session is of', async () => {
  testBackend('guestWithCard')
  const portal = testPortal()
  await portal.until(selectIsGuest)
  window.localStorage.setItem('saved_carts', JSON.stringify([saved('guests', null, 'card-guest')]))
  window.localStorage.removeItem('faremedia_id')
  portal.store.dispatch(sessionRestored(readStoredSession()))
  await settled()
  expect(kept().map(({ fareMediaId }) => fareMediaId)).toEqual(['card-guest'])
})
