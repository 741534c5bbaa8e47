import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { fareMedium } from '../../../../api/contract/cards/fareMedia'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { testSettings } from '../../../../testing/portal'
import { currentCardOf } from './currentCard'
import { isOurs, standingOf } from './cardStanding'

const settings = testSettings()
const at = Date.parse('2026-11-21T12:00:00Z')
const card = (facts: Partial<FareMedium> = {}): FareMedium => ({
  faremedia_id: 'card-1',
  type: 'physical',
  status: 'ACTIVE',
  passes: [],
  passesDropped: 0,
  ...facts,
})

describe('What a card can be bought for', () => {
  test.each([
    [{}, 'good'],
    [{ status: null }, 'good'],
    [{ status: '' }, 'good'],
    [{ type: 'Virtual' }, 'good'],
    [{ status: 'BLOCKED' }, 'blocked'],
    [{ status: 'blocked' }, 'blocked'],
    [{ status: ' Suspended ' }, 'suspended'],
    [{ status: 'invalid' }, 'invalid'],
    [{ status: 'ON_HOLD' }, 'unknown'],
    [{ expiration_date: '2026-11-20' }, 'expired'],
    [{ expiration_date: '2026-11-21' }, 'good'],
    [{ expiration_date: '2026-11-20T23:59:59Z' }, 'expired'],
    [{ type: 'bank card' }, 'unsupported'],
    [{ type: 'BANK_CARD' }, 'unsupported'],
    [{ type: 'commuter benefits' }, 'unsupported'],
    // The backend's status comes before the operator's list of card kinds.
    [{ type: 'bank card', status: 'BLOCKED' }, 'blocked'],
  ] as const)('@CAT-10 %j is %s', (facts, standing) => {
    expect(standingOf(card(facts), settings, at)).toBe(standing)
  })

  test('@CAT-10 a card is good until its last day ends where the operator is', () => {
    const facts = card({ expiration_date: '2026-11-20' })
    // 23:30 on the 20th in Halifax is 03:30 on the 21st in Greenwich.
    expect(standingOf(facts, settings, Date.parse('2026-11-21T03:30:00Z'))).toBe('good')
    expect(standingOf(facts, settings, Date.parse('2026-11-21T04:00:00Z'))).toBe('expired')
  })

  test('@CAT-10 the operator says which kinds of card are sold for', () => {
    const rules = testSettings((changed) => (changed.fareCards.purchasable = ['BANK_CARD']))
    expect(standingOf(card({ type: 'bank card' }), rules, at)).toBe('good')
    expect(standingOf(card(), rules, at)).toBe('unsupported')
  })
})

test.each([
  ['Virtual', true],
  ['PHYSICAL', true],
  ['bank card', false],
  ['commuter_benefits', false],
  ['wristband', false],
])('@FM-04 @FM-05 whether a %s is one of our own cards: %s', (type, isOwn) => {
  expect(isOurs({ type })).toBe(isOwn)
})

test.each([
  ['6030 1234 5678 9012', '9012'],
  ['123', '123'],
  [null, ''],
  [undefined, ''],
])('@FM-12 of the number %s the portal reads no more than %s', (printed_card_number, digits) => {
  const answered = parse(fareMedium, { ...card(), printed_card_number })
  expect(answered.printed_card_number ?? '').toBe(digits)
  expect(currentCardOf(answered).cardNumber).toBe(digits)
})
