import { describe, expect, test } from 'vitest'
import { fc, property } from '../testing/chance/property'
import { dayOf } from './locales/dates'
import { daysBetween, daysFrom, firstAfter, isSameSchedule, nextOf, plusDays, plusPeriod } from './schedule'
import type { Schedule } from './schedule'

const weekly = (every: number, day: number): Schedule => ({ unit: 'week', every, day })
const monthly = (every: number, day: number | 'last'): Schedule => ({ unit: 'month', every, day })

describe('The days of a schedule', () => {
  test.each<[string, Schedule, string, string[]]>([
    ['each Monday, from a Sunday', weekly(1, 1), '2026-11-22', ['2026-11-23', '2026-11-30', '2026-12-07']],
    ['each Sunday, from a Sunday: not today', weekly(1, 7), '2026-11-22', ['2026-11-29', '2026-12-06', '2026-12-13']],
    ['every 2 weeks, across the year’s end', weekly(2, 4), '2026-12-20', ['2026-12-24', '2027-01-07', '2027-01-21']],
    ['every 4 weeks', weekly(4, 3), '2026-11-22', ['2026-11-25', '2026-12-23', '2027-01-20']],
    ['into daylight saving (8 March 2026)', weekly(1, 7), '2026-02-28', ['2026-03-01', '2026-03-08', '2026-03-15']],
    ['out of it (1 November 2026)', weekly(1, 7), '2026-10-24', ['2026-10-25', '2026-11-01', '2026-11-08']],
    ['over 29 February', weekly(1, 2), '2028-02-27', ['2028-02-29', '2028-03-07', '2028-03-14']],
    ['each 1st', monthly(1, 1), '2026-11-22', ['2026-12-01', '2027-01-01', '2027-02-01']],
    ['each 22nd, on a 22nd: not today', monthly(1, 22), '2026-11-22', ['2026-12-22', '2027-01-22', '2027-02-22']],
    ['each 28th, in February too', monthly(1, 28), '2027-01-30', ['2027-02-28', '2027-03-28', '2027-04-28']],
    ['each last day', monthly(1, 'last'), '2026-11-22', ['2026-11-30', '2026-12-31', '2027-01-31']],
    ['each last day, on a last day: not today', monthly(1, 'last'), '2027-01-31', ['2027-02-28', '2027-03-31']],
    ['the last day of a leap year’s February', monthly(1, 'last'), '2028-01-31', ['2028-02-29', '2028-03-31']],
    ['every 3 months on the last day', monthly(3, 'last'), '2026-11-29', ['2026-11-30', '2027-02-28', '2027-05-31']],
    ['every 12 months on the last of February', monthly(12, 'last'), '2027-02-01', ['2027-02-28', '2028-02-29']],
    ['every 12 months', monthly(12, 15), '2026-12-31', ['2027-01-15', '2028-01-15', '2029-01-15']],
  ])('@FM-06 @FM-14 %s', (_, schedule, today, days) => {
    expect(daysFrom(schedule, firstAfter(schedule, today), { most: days.length })).toEqual(days)
  })

  test('@FM-15 end with the last day that is asked for', () => {
    expect(daysFrom(weekly(1, 1), '2026-11-23', { until: '2026-12-07' })).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
    ])
    expect(daysFrom(weekly(1, 1), '2026-11-23', { until: '2026-11-22' })).toEqual([])
  })

  test('@FM-14 are the operator’s: at the same instant it is another day elsewhere', () => {
    const lateEvening = Date.parse('2026-11-23T03:30:00Z')
    expect(dayOf(lateEvening, 'America/Halifax')).toBe('2026-11-22')
    expect(firstAfter(weekly(1, 1), dayOf(lateEvening, 'America/Halifax'))).toBe('2026-11-23')
    expect(firstAfter(weekly(1, 1), dayOf(lateEvening, 'Europe/Paris'))).toBe('2026-11-30')
  })
})

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((count) => plusDays('2020-01-01', count))
const anySchedule: fc.Arbitrary<Schedule> = fc.oneof(
  fc.record({
    unit: fc.constant('week' as const),
    every: fc.integer({ min: 1, max: 4 }),
    day: fc.integer({ min: 1, max: 7 }),
  }),
  fc.record({
    unit: fc.constant('month' as const),
    every: fc.integer({ min: 1, max: 12 }),
    day: fc.oneof(fc.integer({ min: 1, max: 28 }), fc.constant('last' as const)),
  }),
)
const fits = ({ unit, day }: Schedule, at: string) => {
  if (unit === 'week') return (new Date(at).getUTCDay() || 7) === day
  return day === 'last' ? plusDays(at, 1).endsWith('-01') : Number(at.slice(8)) === day
}

property([anySchedule, anyDay])(
  '@FM-06 every day of a schedule fits it, after today, and none is left out',
  (schedule, today) => {
    const first = firstAfter(schedule, today)
    expect(first > today).toBe(true)
    for (let day = plusDays(today, 1); day < first; day = plusDays(day, 1)) expect(fits(schedule, day)).toBe(false)
    const days = daysFrom(schedule, first, { most: 12 })
    expect(days.every((day) => fits(schedule, day))).toBe(true)
    const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
    days.slice(1).forEach((day, at) => {
      const before = days[at] ?? ''
      if (schedule.unit === 'week') expect(daysBetween(before, day)).toBe(7 * schedule.every)
      else expect(months(day) - months(before)).toBe(schedule.every)
    })
  },
)

property([anySchedule, anyDay])(
  '@FM-14 a schedule goes on from any of its days as from the first',
  (schedule, today) => {
    const [first = '', second = '', third] = daysFrom(schedule, firstAfter(schedule, today), { most: 3 })
    expect(nextOf(schedule, first)).toBe(second)
    expect(nextOf(schedule, second)).toBe(third)
    expect(isSameSchedule(schedule, { ...schedule })).toBe(true)
  },
)

describe('@FM-15 A day some periods later', () => {
  test.each([
    ['2026-12-05', { count: 31, unit: 'day' }, 2, '2027-02-05'],
    ['2026-11-22', { count: 2, unit: 'week' }, 1, '2026-12-06'],
    ['2027-01-31', { count: 1, unit: 'month' }, 1, '2027-02-28'],
    ['2027-01-31', { count: 1, unit: 'month' }, 2, '2027-03-31'],
    ['2028-02-29', { count: 1, unit: 'year' }, 1, '2029-02-28'],
  ] as const)('%s, %o, %i times: %s', (day, period, times, later) => {
    expect(plusPeriod(day, period, times)).toBe(later)
  })
})
