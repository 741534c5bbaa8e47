import { expect, test } from 'vitest'
import { adjustFunds } from '../../testing/adjustFunds'
import { cardFunds } from '../ledger/accounts'
import { createMockBackend } from '../node'
import { takeRide } from './takeRide'

const monday = Date.parse('2026-12-07T15:00:00Z')
const day = 86_400_000

test.each([
  ['the fifth of a day', [0, 0, 0, 0, 0]],
  ['the thirteenth of a week', [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3]],
])('@FM-10 %s is free, as the card’s page promises, and no ride before it', async (_, days) => {
  const { store } = createMockBackend('riderSignedIn')
  const kinds = await store.run((state) => {
    const card = state.fareMedia.find(({ faremedia_id }) => faremedia_id === 'card-plastic')!
    adjustFunds(state, cardFunds('card-plastic', 'general'), 100_000)
    return days.map((after, at) => {
      takeRide(state, card, 350, monday + after * day + at * 1_000)
      return state.ledger.at(-1)?.kind
    })
  })
  expect(kinds).toEqual([...Array(days.length - 1).fill('ride'), 'cap'])
})

test.each([
  ['2026-12-06', false],
  ['2026-12-07', true],
])('@FM-17 a card that ends on %s rides on December 7: %s', async (expiration_date, rides) => {
  const { store } = createMockBackend('riderSignedIn')
  const isLetThrough = await store.run((state) => {
    const card = state.fareMedia.find(({ faremedia_id }) => faremedia_id === 'card-plastic')!
    adjustFunds(state, cardFunds('card-plastic', 'general'), 100_000)
    return takeRide(state, { ...card, expiration_date }, 350, monday)
  })
  expect(isLetThrough).toBe(rides)
})
