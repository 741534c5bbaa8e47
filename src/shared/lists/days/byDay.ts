import { dayOf } from '../../locales/dates'
import { localeOf } from '../../locales/locales'

export interface Day<Row> {
  /** An ISO date (2026-11-20). */
  day: string
  rows: Row[]
  /** Whether all rows of the day are on this page, so that their sum is the day's. */
  isWhole: boolean
}

/** The rows of one page of a list. A list on paper is one page. */
export interface RowsOfPage<Row> {
  items: readonly Row[]
  page: number
  pages: number
}

/**
 * Returns the rows of a page by day, in the order in which they come. The rows of its first and its last day may
 * continue on the page before and the page after.
 */
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

/** Returns rows by the month of their instants, for lists of which a day has one row at most. */
export const byMonth = <Row>(items: readonly Row[], instantOf: (row: Row) => string, timeZone: string): Day<Row>[] =>
  byDay({ items, page: 1, pages: 1 }, (row) => {
    const day = dayOfInstant(instantOf(row), timeZone)
    return /^\d{4}-\d\d-\d\d$/.test(day) ? day.slice(0, 7) : day
  })

/** Returns the operator's calendar day of an ISO instant; a text that is no instant as it came. */
export const dayOfInstant = (iso: string, timeZone: string): string => {
  const instant = Date.parse(iso)
  return Number.isNaN(instant) ? iso : dayOf(instant, timeZone)
}

/** Returns a month as a heading says it: "November 2026". It takes an ISO month (2026-11); '' if it is none. */
export function formatMonth(isoMonth: string, language: string): string {
  const instant = Date.parse(`${isoMonth}-01T00:00:00Z`)
  if (Number.isNaN(instant)) return ''
  const locale = localeOf(language)
  const words = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(instant)
  return words.slice(0, 1).toLocaleUpperCase(locale) + words.slice(1)
}
