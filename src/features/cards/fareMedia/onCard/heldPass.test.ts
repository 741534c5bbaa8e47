import { expect, test } from 'vitest'
import type { CardPass } from '../../../../api/contract/cards/fareMedia'
import { heldPass } from './heldPass'

const pass = (facts: Partial<CardPass>): CardPass => ({
  pass_id: 'pass-1',
  name: 'Day Pass',
  status: 'Active',
  expiration_date: null,
  product_uuid: 'day',
  ...facts,
})

test.each<[string, Partial<CardPass>, boolean]>([
  ['an active one', {}, true],
  ['an available one', { status: 'AVAILABLE' }, true],
  ['one of a status that the portal does not know', { status: 'frozen' }, true],
  ['one that ends today', { expiration_date: '2026-11-22' }, true],
  ['one that ended yesterday, whatever its status says', { expiration_date: '2026-11-21' }, false],
  ['an expired one', { status: 'Expired' }, false],
  ['a spoiled one', { status: 'Spoiled' }, false],
  ['one with uses left', { used_count: 9, usable_count: 10 }, true],
  ['one that is used up', { used_count: 10, usable_count: 10 }, false],
  ['one of another product', { product_uuid: 'month' }, false],
  ['one whose product is not told', { product_uuid: null }, false],
])('@FM-18 a card with %s has a valid pass of the product: %o is %s', (_, facts, isHeld) => {
  expect(heldPass({ passes: [pass(facts)] }, 'day', '2026-11-22') !== undefined).toBe(isHeld)
})

test('@FM-18 of several passes the one that is valid longest is told', () => {
  const passes = ['2026-12-01', '2027-01-31', '2026-12-24'].map((expiration_date) => pass({ expiration_date }))
  expect(heldPass({ passes }, 'day', '2026-11-22')?.expiration_date).toBe('2027-01-31')
})
