/**
 * A schedule in calendar days: every N weeks on a weekday, or every N months on a day or the last one (decision 45).
 */
export type Schedule =
  /** `day`: 1 is Monday, 7 is Sunday. */
  { unit: 'week'; every: number; day: number } | { unit: 'month'; every: number; day: number | 'last' }

/*
 * Days are ISO dates (2026-12-05) of the operator's calendar. They have no hours, so daylight saving cannot move them.
 * Only `dayOf` knows the time zone.
 */

const dayLength = 86_400_000

const instantOf = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`)
const dayAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

export const plusDays = (day: string, count: number): string => dayAt(instantOf(day).getTime() + count * dayLength)

export const daysBetween = (from: string, to: string): number =>
  Math.round((instantOf(to).getTime() - instantOf(from).getTime()) / dayLength)

const weekdayOf = (day: string): number => instantOf(day).getUTCDay() || 7

/** Returns a day of the month that is `months` months after another day's month. */
function inMonth(of: string, months: number, day: number | 'last'): string {
  const start = instantOf(of)
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month, day === 'last' ? lastDay : Math.min(day, lastDay)))
}

/** Returns a schedule's first day after a given day: a plan that is saved today never charges today. */
export function firstAfter({ unit, day }: Schedule, today: string): string {
  if (unit === 'week') return plusDays(today, (day - weekdayOf(today) + 7) % 7 || 7)
  const inThisMonth = inMonth(today, 0, day)
  return inThisMonth > today ? inThisMonth : inMonth(today, 1, day)
}

export const nextOf = ({ unit, every, day }: Schedule, at: string): string =>
  unit === 'week' ? plusDays(at, 7 * every) : inMonth(at, every, day)

/** Returns the days of a schedule from one of them through `until`; at most `most`. */
export function daysFrom(schedule: Schedule, first: string, { until = '9999-12-31', most = 400 } = {}): string[] {
  const days: string[] = []
  for (let day = first; day <= until && days.length < most; day = nextOf(schedule, day)) days.push(day)
  return days
}

export const isSameSchedule = (one: Schedule, other: Schedule): boolean =>
  one.unit === other.unit && one.every === other.every && one.day === other.day

export interface Period {
  count: number
  unit: 'day' | 'week' | 'month' | 'year'
}

/**
 * Returns the day `times` periods later. The 31st becomes the last day of a short month, and the 31st again after it.
 */
export function plusPeriod(day: string, { count, unit }: Period, times = 1): string {
  if (unit === 'day' || unit === 'week') return plusDays(day, count * times * (unit === 'week' ? 7 : 1))
  return inMonth(day, count * times * (unit === 'year' ? 12 : 1), instantOf(day).getUTCDate())
}
