import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { autoload as autoloadSchema } from '../../../api/contract/cards/autoloadPlan'
import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Renewal } from '../../../api/contract/cards/renewals'
import { daysBetween, plusDays } from '../../../shared/schedule'
import { fc, property } from '../../../testing/chance/property'
import { daysAhead, renewingAtEnd, totalsByMethod, upcomingCharges } from './upcomingCharges'

const today = '2026-11-22'
const autoload = (facts: Partial<Autoload> = {}) =>
  ({
    ...{ kind: 'time', unit: 'month', every: 1, day: 'last', amount: 5000, payment_method_id: 'visa' },
    ...{ state: 'active', next_run: '2026-11-30' },
    ...facts,
  }) as Autoload
const card = (faremedia_id: string, own?: Autoload): FareMedium => ({
  faremedia_id,
  type: 'virtual',
  passes: [],
  passesDropped: 0,
  autoload: own ?? null,
})
const weekly = { unit: 'week', every: 2, day: 1, amount: 1500 } as Partial<Autoload>
const seen = (cards: FareMedium[], walletAutoload: Autoload | null = null, blocked: string[] = []) =>
  upcomingCharges(
    { cards, walletAutoload, renewals: [], isUsable: ({ faremedia_id }) => !blocked.includes(faremedia_id) },
    today,
  )

/** Days as a broken backend may tell them. */
const absurdDay = fc.oneof(
  fc.constantFrom('', 'soon', '0000-00-00', '0001-01-01', '9999-12-31', '+275760-09-14', '2026-02-31', '2026-13-01'),
  fc.string(),
  fc.date().map((day) => (Number.isNaN(day.getTime()) ? 'never' : day.toISOString())),
)

describe('@FM-15 the charges of the next 90 days', () => {
  property([absurdDay])('are days of these 90, whatever day a backend tells', (next_run) => {
    const plan = v.parse(autoloadSchema, autoload({ next_run }))
    const { charges } = seen([card('one', plan)])
    // The backend may tell a later day.
    const isLater = (plan.next_run ?? '').slice(0, 10) > plusDays(today, daysAhead)
    expect(charges.length > 0).toBe(!isLater)
    for (const { day } of charges) expect(daysBetween(today, day)).toSatisfy((days: number) => days >= 0 && days <= 90)
  })

  test('are those of all cards and of the wallet, the next first', () => {
    const { charges } = seen(
      [card('one', autoload({ ...weekly, next_run: '2026-12-07' })), card('without')],
      autoload({ payment_method_id: 'bank' }),
    )
    expect(charges.map(({ day, amount, methodId }) => [day, amount, methodId])).toEqual([
      ['2026-11-30', 5000, 'bank'],
      ['2026-12-07', 1500, 'visa'],
      ['2026-12-21', 1500, 'visa'],
      ['2026-12-31', 5000, 'bank'],
      ['2027-01-04', 1500, 'visa'],
      ['2027-01-18', 1500, 'visa'],
      ['2027-01-31', 5000, 'bank'],
      ['2027-02-01', 1500, 'visa'],
      ['2027-02-15', 1500, 'visa'],
    ])
    expect(totalsByMethod(charges)).toEqual([
      { methodId: 'bank', total: 15_000 },
      { methodId: 'visa', total: 9000 },
    ])
  })

  test('end with the last day of the card that they are for', () => {
    const ending = { ...card('one', autoload({ ...weekly, next_run: '2026-12-07' })), expiration_date: '2026-12-21' }
    const facts = { renewal_id: 'r', name: 'Week', price: 4200, payment_method_id: 'visa', state: 'active' }
    const period = { count: 1, unit: 'week' }
    const renewals = [
      { ...facts, next_run: '2026-12-08', period },
      { ...facts, next_run: '2026-12-22' },
    ] as Renewal[]
    const { charges, atOther } = upcomingCharges(
      { cards: [ending], walletAutoload: null, renewals: [{ card: ending, renewals }], isUsable: () => true },
      today,
    )
    expect(charges.map(({ day }) => day)).toEqual(['2026-12-07', '2026-12-08', '2026-12-15', '2026-12-21'])
    expect(atOther).toEqual([])
    const once = autoload({ kind: 'other', next_run: '2026-12-22' } as Partial<Autoload>)
    expect(seen([{ ...ending, autoload: once }]).charges).toEqual([])
  })

  test.each([
    ['paused', { state: 'paused', next_run: null }, true, 'stopped'],
    ['failed', { state: 'Failed', next_run: null }, true, 'failed'],
    ['failed, of a blocked card', { state: 'failed', next_run: null }, false, 'stopped'],
    ['of a blocked card', { state: 'active', next_run: '2026-12-05' }, false, 'stopped'],
    ['waiting for a bank', { state: 'Pending', next_run: '2026-12-05' }, true, 'waiting'],
    ['running', { state: 'active', next_run: '2026-12-05' }, true, 'charges'],
    ['in an unknown state, so that it may charge', { state: 'on hold', next_run: '2026-12-05' }, true, 'charges'],
  ])('a renewal that is %s: %o, card usable %s, is told once, as %s', (_, facts, isUsable, part) => {
    const renewal = { renewal_id: 'r', name: 'Month', price: 11_200, payment_method_id: 'visa', ...facts } as Renewal
    const own = card('one')
    const found = upcomingCharges(
      { cards: [own], walletAutoload: null, renewals: [{ card: own, renewals: [renewal] }], isUsable: () => isUsable },
      today,
    )
    expect(Object.entries(found).flatMap(([name, of]) => of.map(() => name))).toEqual([part])
  })

  test.each([
    ['paused', autoload({ state: 'paused', next_run: null }), [], 'stopped'],
    ['failed', autoload({ state: 'FAILED', next_run: null }), [], 'failed'],
    ['pending', autoload({ state: 'pending' }), [], 'waiting'],
    ['of a blocked card', autoload(), ['one'], 'stopped'],
  ] as const)('are none of an autoload that is %s, which is told apart', (_, own, blocked, part) => {
    const found = seen([card('one', own)], null, [...blocked])
    expect([found.charges, found[part]]).toMatchObject([[], [{ autoload: own }]])
  })

  test('count one in an unknown state, which may charge', () => {
    const { charges, stopped } = seen([card('one', autoload({ state: 'on hold' }))])
    expect([charges.length, stopped]).toEqual([3, []])
  })

  test('have no day for a low balance, and none at all while a bank confirms the account', () => {
    const low = autoload({ kind: 'threshold', threshold: 1000, next_run: null } as Partial<Autoload>)
    const pending = { ...low, state: 'pending' }
    const { charges, atThreshold, waiting } = seen([card('one', pending), card('two', low)])
    expect([charges, atThreshold, waiting]).toMatchObject([[], [{ autoload: low }], [{ autoload: pending }]])
  })

  test('@API-07 are, of an autoload of a kind that is new, the day that the backend tells; without one it is told apart', () => {
    const own = autoload({ kind: 'other' })
    expect(seen([card('one', own)])).toMatchObject({ charges: [{ day: '2026-11-30', amount: 5000 }], atOther: [] })
    for (const next_run of ['2026-11-01', '2027-09-01'])
      expect(seen([card('one', { ...own, next_run })]).charges).toEqual([])
    const undated = { ...own, next_run: null }
    expect(seen([card('one', undated)])).toMatchObject({ charges: [], atOther: [{ autoload: undated }], stopped: [] })
    const paused = { ...undated, state: 'paused' }
    expect(seen([card('one', paused)])).toMatchObject({ atOther: [], stopped: [{ autoload: paused }] })
  })

  test('go on from a day that is over, and from the schedule where the backend tells no day', () => {
    expect(seen([card('one', autoload({ ...weekly, next_run: '2026-11-09' }))]).charges[0]?.day).toBe('2026-11-23')
    expect(seen([card('one', autoload({ next_run: null }))]).charges[0]?.day).toBe('2026-11-30')
  })

  test('count each of a pass that renews, by its period', () => {
    const renewal = (facts: Partial<Renewal>) =>
      ({
        ...{ renewal_id: 'renewal-1', pass_id: 'pass-1', name: 'Monthly pass', price: 9900, payment_method_id: 'visa' },
        ...{ renew_below: null, notify: null, state: 'active', next_run: '2026-12-05' },
        ...facts,
      }) as Renewal
    const charges = (facts: Partial<Renewal>, isUsable = true) =>
      upcomingCharges(
        {
          ...{ cards: [], walletAutoload: null, isUsable: () => isUsable },
          renewals: [{ card: card('one'), renewals: [renewal(facts)] }],
        },
        today,
      ).charges
    expect(charges({})).toMatchObject([
      { day: '2026-12-05', amount: 9900, methodId: 'visa', of: { pass: 'Monthly pass' } },
    ])
    for (const none of [{ state: 'paused' }, { price: null }, { next_run: null }, { next_run: '2027-02-21' }])
      expect(charges(none)).toEqual([])
    expect(charges({}, false)).toEqual([])
    const days = (facts: Partial<Renewal>) => charges(facts).map(({ day }) => day)
    // 31 days later, and again: 90 days hold three of them.
    const monthly = charges({ price: 11_200, period: { count: 31, unit: 'day' } })
    expect(monthly.map(({ day }) => day)).toEqual(['2026-12-05', '2027-01-05', '2027-02-05'])
    expect(new Set(monthly.map(({ id }) => id)).size).toBe(3)
    expect(totalsByMethod(monthly)).toEqual([{ methodId: 'visa', total: 33_600 }])
    const lastOfMonth = { next_run: '2026-11-30', period: { count: 1, unit: 'month' } } as const
    expect(days(lastOfMonth)).toEqual(['2026-11-30', '2026-12-30', '2027-01-30'])
    expect(days({ next_run: '2026-12-31', period: { count: 1, unit: 'month' } })).toEqual(['2026-12-31', '2027-01-31'])
    expect(days({ next_run: '2027-02-19', period: { count: 1, unit: 'week' } })).toEqual(['2027-02-19'])
    expect(days({ next_run: '2026-11-20', period: { count: 1, unit: 'year' } })).toEqual([])
    expect(days({ next_run: '2026-11-20', period: { count: 30, unit: 'day' } })).toEqual([
      ...['2026-12-20', '2027-01-19', '2027-02-18'],
    ])
    expect(days({ next_run: '1900-01-01', period: { count: 1, unit: 'day' } })).toEqual([])
  })

  test.each<[string, Partial<Renewal>, number, boolean]>([
    ['by rides left', { renew_below: 2 }, 1, false],
    ['without a day', {}, 1, true],
    ['without a price', { next_run: '2026-12-05', price: null }, 1, true],
    ['of a late day without a period', { next_run: '2026-11-20' }, 1, true],
    ['after these days', { next_run: '2027-02-21', price: null }, 0, false],
    ['on a day', { next_run: '2026-12-05' }, 0, true],
    ['that is paused', { state: 'paused' }, 0, false],
    ['that waits for a bank', { state: 'Pending', next_run: '2026-12-05' }, 0, true],
    ['that waits, by rides left', { state: 'pending', renew_below: 2 }, 0, false],
  ])('tell a running renewal %s apart: %o', (_, facts, count, atEnd) => {
    const renewal = {
      renewal_id: 'r',
      pass_id: 'p',
      name: 'Ten rides',
      price: 2500,
      state: 'active',
      renew_below: null,
    }
    const renewals = [{ card: card('one'), renewals: [{ ...renewal, ...facts } as Renewal] }]
    const found = (isUsable: boolean) =>
      upcomingCharges({ cards: [], walletAutoload: null, renewals, isUsable: () => isUsable }, today)
    expect(found(true).atOther.map(({ of }) => of)).toMatchObject(
      count ? [{ kind: 'renewal', passId: 'p', pass: 'Ten rides' }] : [],
    )
    expect([...renewingAtEnd(found(true))]).toEqual(atEnd ? ['p'] : [])
    expect(found(false)).toMatchObject({ atOther: [], stopped: [{}] })
  })

  property([fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 9000 })])(
    'lie within these days, have ids of their own, and add up',
    (every, day, amount) => {
      const own = autoload({ unit: 'week', every, day, amount, next_run: null } as Partial<Autoload>)
      const { charges } = seen([card('one', own), card('two', own)], own)
      for (const charge of charges) {
        expect(daysBetween(today, charge.day)).toBeGreaterThan(0)
        expect(daysBetween(today, charge.day)).toBeLessThanOrEqual(daysAhead)
      }
      expect(new Set(charges.map(({ id }) => id)).size).toBe(charges.length)
      expect(totalsByMethod(charges)).toEqual([{ methodId: 'visa', total: charges.length * amount }])
    },
  )
})
