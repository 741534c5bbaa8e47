import { describe, expect, test } from 'vitest'
import type { Autoload } from '../../../../api/contract/cards/autoloadPlan'
import { plusDays } from '../../../../shared/schedule'
import { fc, property } from '../../../../testing/chance/property'
import { boundsIn } from './amountBounds'
import { estimateOf, firstChargeDay, nextCharges, obstacleOf } from './autoloadRules'

const today = '2026-11-22'
const monthly = { kind: 'time', unit: 'month', every: 1, day: 'last' } as const
const saved = (facts: Partial<Autoload> = {}) =>
  ({ ...monthly, amount: 2000, payment_method_id: 'pay-visa', state: 'active', ...facts }) as Autoload

describe('Who can have an autoload', () => {
  test.each<[string, Parameters<typeof obstacleOf>[1], boolean, ReturnType<typeof obstacleOf>]>([
    ['virtual', 'good', false, undefined],
    ['physical', 'good', true, undefined],
    ['physical', 'unsupported', false, undefined],
    ['physical', 'blocked', false, 'blocked'],
    ['physical', 'blocked', true, undefined],
    ['physical', 'suspended', false, 'outOfUse'],
    ['virtual', 'expired', true, 'outOfUse'],
    ['virtual', 'unknown', false, 'outOfUse'],
    ['bank card', 'unsupported', false, 'otherKind'],
    ['Commuter_Benefits', 'good', false, 'employer'],
    ['wristband', 'good', false, 'otherKind'],
  ])('@FM-06 %s, %s, has one: %s', (type, standing, has, obstacle) => {
    expect(obstacleOf({ type }, standing, has)).toBe(obstacle)
  })
})

describe('The dates before saving', () => {
  test.each<[string, Autoload | null, string[]]>([
    ['a new one', null, ['2026-11-30', '2026-12-31', '2027-01-31']],
    ['an unchanged one goes on', saved({ next_run: '2026-12-31' }), ['2026-12-31', '2027-01-31', '2027-02-28']],
    ['a paused one begins again', saved({ next_run: null }), ['2026-11-30', '2026-12-31', '2027-01-31']],
    ['one of old days begins again', saved({ next_run: '2026-10-31' }), ['2026-11-30', '2026-12-31', '2027-01-31']],
    [
      'a changed one begins again',
      saved({ every: 2, next_run: '2026-12-31' } as Partial<Autoload>),
      ['2026-11-30', '2026-12-31', '2027-01-31'],
    ],
  ])('@FM-14 %s', (_, before, days) => {
    expect(nextCharges(monthly, before, today)).toEqual(days)
  })

  test.each([
    ['2026-11-29', []],
    ['2026-11-30', ['2026-11-30']],
    ['2026-12-31', ['2026-11-30', '2026-12-31']],
  ])('@FM-14 end with the last day of the card: %s', (until, days) => {
    expect(nextCharges(monthly, null, today, until)).toEqual(days)
  })
})

describe('The day on which a low balance is charged for', () => {
  test.each<[string, Autoload['last_run'], string]>([
    ['of a new one is today', null, today],
    ['is tomorrow if it was charged today', { date: today, amount: 2000, state: 'done' }, '2026-11-23'],
    ['is today if today’s charge failed', { date: today, amount: 2000, state: ' Failed ' }, today],
    ['is tomorrow if today’s charge ended by a new word', { date: today, amount: 1, state: 'settled' }, '2026-11-23'],
    ['is today if it was charged yesterday', { date: '2026-11-21', amount: 2000, state: 'done' }, today],
    [
      'follows the backend’s day if the device’s is behind',
      { date: '2026-11-23', amount: 1, state: 'DONE' },
      '2026-11-24',
    ],
    ['is today if the last day is absurd', { date: '9999-12-31', amount: 1, state: 'done' }, today],
    ['is today if the last day is no day', { date: '', amount: 1, state: 'done' }, today],
  ])('@FM-14 %s', (_, last_run, day) => {
    expect(firstChargeDay({ last_run }, today)).toBe(day)
  })
})

describe('The estimate', () => {
  const plan = { threshold: 1000, amount: 2000 }
  test.each<[string, number | undefined, Parameters<typeof estimateOf>[2], ReturnType<typeof estimateOf>]>([
    ['of $2.75 a day', 2350, { days: 30, amount: 8250 }, { kind: 'later', firstIn: 5, each: 7, monthly: 8250 }],
    ['of 7 days', 1000 + 700, { days: 7, amount: 700 }, { kind: 'later', firstIn: 7, each: 20, monthly: 3000 }],
    ['at the threshold', 1000, { days: 30, amount: 3000 }, { kind: 'now', firstIn: 0, each: 20, monthly: 3000 }],
    ['below it', 10, { days: 30, amount: 0 }, { kind: 'now', firstIn: 0, each: 0, monthly: 0 }],
    ['of 6 days: none', 2350, { days: 6, amount: 600 }, { kind: 'none' }],
    ['without history: none', 2350, null, { kind: 'none' }],
    ['without a balance: none', undefined, { days: 30, amount: 3000 }, { kind: 'none' }],
    ['where nothing was spent', 2350, { days: 30, amount: 0 }, { kind: 'never' }],
    ['of a low balance needs no history', 900, null, { kind: 'now', firstIn: 0, each: 0, monthly: 0 }],
    ['of rare use: not within a year', 1366, { days: 30, amount: 30 }, { kind: 'notSoon' }],
    [
      'of a first charge in a year',
      1365,
      { days: 30, amount: 30 },
      { kind: 'later', firstIn: 365, each: 2000, monthly: 30 },
    ],
    ['of heavy use', 2350, { days: 30, amount: 300_000 }, { kind: 'later', firstIn: 1, each: 1, monthly: 300_000 }],
  ])('@FM-14 %s', (_, balance, spending, estimate) => {
    expect(estimateOf(plan, balance, spending)).toEqual(estimate)
  })

  const cents = (min: number) => fc.integer({ min, max: 1_000_000 })
  property([cents(0), cents(1), cents(0), fc.integer({ min: 7, max: 30 }), cents(1)])(
    '@FM-14 is right for somebody who spends the same each day: the balance first is low on that day',
    (threshold, amount, balance, days, spent) => {
      const estimate = estimateOf({ threshold, amount }, balance, { days, amount: spent })
      const after = (count: number) => balance - (count * spent) / days
      if (estimate.kind === 'notSoon') return expect(after(365)).toBeGreaterThan(threshold - 1e-6)
      if (!('firstIn' in estimate)) throw new Error('There is history')
      expect(after(estimate.firstIn)).toBeLessThanOrEqual(threshold + 1e-6)
      if (estimate.firstIn > 0) expect(after(estimate.firstIn - 1)).toBeGreaterThan(threshold - 1e-6)
      expect(plusDays(today, estimate.firstIn) >= today).toBe(true)
    },
  )
})

test.each([
  [{}, { min: 500, max: 20_000 }],
  [
    { autoload_min: '1000', autoload_max: '5000' },
    { min: 1000, max: 5000 },
  ],
  [
    { autoload_min: 'ten', autoload_max: '5000' },
    { min: 500, max: 5000 },
  ],
  [
    { autoload_min: '-5', autoload_max: '0' },
    { min: 500, max: 20_000 },
  ],
  [
    { autoload_min: '90000', autoload_max: '5000' },
    { min: 500, max: 20_000 },
  ],
])('@FM-06 bounds of %j', (config, bounds) => {
  const entries = Object.entries(config).map(([config_key, config_value]) => ({ config_key, config_value }))
  expect(boundsIn(entries, 'autoload')).toEqual(bounds)
})
