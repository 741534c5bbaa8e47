import { dayOf } from '../../locales/dates'
import { localeOf } from '../../locales/locales'

export interface Day<Row> {
  day: string
  rows: Row[]
  /** All rows of the day are on this page, so their sum is the day's. */
  isWhole: boolean
}

export interface RowsOfPage<Row> {
  items: readonly Row[]
  page: number
  pages: number
}

/** Returns the rows of a page by day, in their order. Its first and last day may continue on the pages beside it. */
export function byDay<Row>({ items, page, pages }: RowsOfPage<Row>, dayOfRow: (row: Row) => string): Day<Row>[] {
  const days = new Map<string, Row[]>()
  for (const row of items) {
    const day = dayOfRow(row)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days].map(([day, rows], at) => ({
    day,
    rows,
    isWhole: (at > 0 || page === 1) && (at < days.size - 1 || page === pages),
  }))
}

/** Returns rows by month, for lists that have at most one row a day. */
export const byMonth = <Row>(items: readonly Row[], instantOf: (row: Row) => string, timeZone: string): Day<Row>[] =>
  byDay({ items, page: 1, pages: 1 }, (row) => {
    const day = dayOfInstant(instantOf(row), timeZone)
    return /^\d{4}-\d\d-\d\d$/.test(day) ? day.slice(0, 7) : day
  })

/** Returns the operator's calendar day of an ISO instant. Another text stays as it came. */
export const dayOfInstant = (iso: string, timeZone: string): string => {
  const instant = Date.parse(iso)
  return Number.isNaN(instant) ? iso : dayOf(instant, timeZone)
}

/** Returns an ISO month (2026-11) as "November 2026"; '' if it is not a month. */
export function formatMonth(isoMonth: string, language: string): string {
  const instant = Date.parse(`${isoMonth}-01T00:00:00Z`)
  if (Number.isNaN(instant)) return ''
  const locale = localeOf(language)
  const words = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(instant)
  return words.slice(0, 1).toLocaleUpperCase(locale) + words.slice(1)
}
