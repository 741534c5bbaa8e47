import { describe, expect, test } from 'vitest'
import type { RiderCase } from '../../../api/contract/paying/cases'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Pass } from '../../../api/contract/cards/passes'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { testSettings } from '../../../testing/portal'
import { sampleOrder } from '../../../testing/buying/sampleOrder'
import { isSevere, needRules, needsOf } from './needs'
import type { Need, NeedSources } from './needs'

const settings = testSettings()
const now = Date.parse('2026-11-23T12:00:00Z')

const nothing: NeedSources = {
  cards: [],
  wallet: { autoload: null },
  methods: [],
  orders: [],
  unattached: [],
  cases: [],
  user: { email: 'rider@example.com', email_confirmed: true },
}
const card = (facts: object) =>
  ({ faremedia_id: 'card', type: 'physical', passes: [], passesDropped: 0, ...facts }) as FareMedium
const loss = (facts: object) => ({
  card: 'card',
  skipped: [],
  isReplaced: false,
  reported: { as: 'lost', at: '2026-11-22T15:02:00Z' } as const,
  ...facts,
})
const visa = (facts: Partial<PaymentMethod>): PaymentMethod => ({
  id: 'visa',
  type: 'card',
  is_default: false,
  ...facts,
})
const used_by = { good: [{ kind: 'renewal', id: 'renewal-1' }], dropped: 0 }
const unused = { good: [], dropped: 0 }
const loose = (expiration_date: string | null, status = 'Available'): Pass => ({
  pass_id: 'pass',
  name: 'Day pass',
  status,
  expiration_date,
})
const order = (status: string, date = '2026-11-20T12:00:00Z') => sampleOrder({ status, date, amount_paid: 0 })
const reported = (is_unread: boolean) => ({ case_number: 'C-1', is_unread }) as RiderCase
const user = (email_confirmed: boolean | null) => ({ email: 'rider@example.com', email_confirmed })

const told = (need: Need) =>
  need.of === 'card'
    ? need.need.kind
    : need.of === 'wallet'
      ? need.state
      : need.of === 'method'
        ? need.health
        : need.of === 'order'
          ? need.standing
          : need.of

describe('What of the account needs an act', () => {
  test('@ACC-21 the last day for a pass on no card is 30 calendar days ahead, also over a change of the clocks', () => {
    // Halifax: 00:30 on October 15; the clocks go back on November 1.
    const earlyInOctober = Date.parse('2026-10-15T03:30:00Z')
    const needs = ['2026-11-14', '2026-11-15'].map((day) =>
      needsOf({ ...nothing, unattached: [loose(day)] }, settings, earlyInOctober).map(told),
    )
    expect(needs).toEqual([['pass'], []])
  })

  test.each<[keyof typeof needRules, string, Partial<NeedSources>, string[]]>([
    [
      'cards',
      'several cards',
      { cards: [card({ status: 'BLOCKED' }), card({}), card({ status: 'invalid' })] },
      ['blocked', 'invalid'],
    ],
    ['cards', 'a card that was reported lost', { cards: [card({ status: 'BLOCKED' })], losses: [loss({})] }, ['lost']],
    [
      'cards',
      'a lost card that is replaced, and money that can leave it',
      {
        cards: [card({ status: 'BLOCKED', balances: { general_funds: 1, commuter_benefits: 0 } })],
        losses: [loss({ isReplaced: true })],
      },
      ['lost'],
    ],
    [
      'cards',
      'a lost card that is replaced, and benefits that cannot leave it',
      {
        cards: [card({ status: 'BLOCKED', balances: { general_funds: 0, commuter_benefits: 1500 } })],
        losses: [loss({ isReplaced: true })],
      },
      [],
    ],
    ...[
      { balances: null },
      { passesDropped: 1 },
      { autoload: { state: 'active' } },
      { passes: [{ pass_id: 'p', name: 'Day pass', status: 'Active', renewal_state: 'active' }] },
    ].map((facts): [keyof typeof needRules, string, Partial<NeedSources>, string[]] => [
      'cards',
      `a lost card that is replaced, with ${Object.keys(facts).join()} that are unknown or charge`,
      {
        cards: [card({ status: 'BLOCKED', balances: { general_funds: 0, commuter_benefits: 0 }, ...facts })],
        losses: [loss({ isReplaced: true })],
      },
      ['lost'],
    ]),
    [
      'cards',
      'a card that was found again, and one that was only put off',
      {
        cards: [card({}), card({ faremedia_id: 'b', status: 'BLOCKED' })],
        losses: [loss({}), loss({ card: 'b', reported: undefined })],
      },
      ['blocked'],
    ],
    ['cards', 'a failed autoload', { cards: [card({ autoload: { state: 'failed' } })] }, ['autoloadFailed']],
    ['wallet', 'no autoload', {}, []],
    ['wallet', 'a running autoload', { wallet: { autoload: { state: 'active' } } }, []],
    ['wallet', 'a failed autoload', { wallet: { autoload: { state: 'failed' } } }, ['failed']],
    ['wallet', 'a paused autoload', { wallet: { autoload: { state: 'PAUSED' } } }, ['paused']],
    ['methods', 'an expired one that nothing uses', { methods: [visa({ expiry: '10/26', used_by: unused })] }, []],
    ['methods', 'an expired one of unknown uses', { methods: [visa({ expiry: '10/26' })] }, ['expired']],
    ['methods', 'an expired one in use', { methods: [visa({ expiry: '10/26', used_by })] }, ['expired']],
    ['methods', 'an expired default one', { methods: [visa({ expiry: '10/26', is_default: true })] }, ['expired']],
    ['methods', 'one that expires soon', { methods: [visa({ expiry: '12/26', used_by })] }, ['expiresSoon']],
    ['methods', 'one that was refused', { methods: [visa({ failed_at: '2026-11-20', used_by: unused })] }, ['failed']],
    ['methods', 'a good one in use', { methods: [visa({ expiry: '12/29', used_by })] }, []],
    ['orders', 'an unpaid one', { orders: [order('unpaid')] }, ['unpaid']],
    ['orders', 'one to confirm', { orders: [order('requires_action')] }, ['requiresAction']],
    ['orders', 'others', { orders: ['paid', 'pending', 'refunded', 'cancelled'].map((status) => order(status)) }, []],
    ['orders', 'one of a status that we do not know', { orders: [order('processing')] }, []],
    ['orders', 'an unpaid one that was let go', { orders: [order('unpaid', '2026-11-09T11:59:00Z')] }, []],
    ['unattached', 'one without an end', { unattached: [loose(null)] }, []],
    ['unattached', 'one that ends today', { unattached: [loose('2026-11-23')] }, ['pass']],
    ['unattached', 'one that ends in 30 days', { unattached: [loose('2026-12-23')] }, ['pass']],
    ['unattached', 'one that ends later', { unattached: [loose('2026-12-24')] }, []],
    ['unattached', 'one that is over', { unattached: [loose('2026-11-22'), loose('2026-12-01', 'Spoiled')] }, []],
    ['cases', 'one that is open', { cases: [reported(false)] }, []],
    ['cases', 'one with an answer that was not read', { cases: [reported(true)] }, ['case']],
    ['user', 'a confirmed email', { user: user(true) }, []],
    ['user', 'an email of which nothing is said', { user: user(null) }, ['email']],
    ['user', 'an email that is not confirmed', { user: user(false) }, ['email']],
  ])('@ACC-21 %s: %s', (part, _, given, needs) => {
    const sources = { ...nothing, ...given }
    expect(needRules[part](sources, settings, now).map(told)).toEqual(needs)
    expect(needsOf(sources, settings, now).map(told)).toEqual(needs)
  })
})

test('@ACC-21 a part that is not read has no needs, and hides none of the others', () => {
  const sources: NeedSources = { ...nothing, cards: undefined, methods: undefined, user: user(false) }
  expect(needsOf(sources, settings, now).map(told)).toEqual(['email'])
  expect(needsOf({ ...nothing, wallet: undefined, orders: undefined, unattached: undefined }, settings, now)).toEqual(
    [],
  )
})

test('@ACC-21 what has failed comes before what is paused or still to come', () => {
  const sources = {
    ...nothing,
    cards: [card({ autoload: { state: 'paused' } }), card({ status: 'suspended' })],
    methods: [visa({ expiry: '12/26', used_by })],
    orders: [order('unpaid')],
    user: user(false),
  }
  const needs = needsOf(sources, settings, now)
  expect(needs.map(told)).toEqual(['suspended', 'unpaid', 'autoloadPaused', 'expiresSoon', 'email'])
  expect(needs.map(isSevere)).toEqual([true, true, false, false, false])
})

test('@ACC-21 @FM-13 a lost card is as severe as a blocked one', () => {
  expect(isSevere({ of: 'lost', card: card({}), as: 'lost' })).toBe(true)
})
