import { dayOf } from '../../locales/dates'
import { localeOf } from '../../locales/locales'

export interface Day<Row> {
  day: string
  rows: Row[]
  /** All rows of the day are here: their sum is the day's. */
  isWhole: boolean
}

/** A list on paper is one page. */
export interface RowsOfPage<Row> {
  items: readonly Row[]
  page: number
  pages: number
}

/** Rows by day, in their order. A page's first and last day may continue on its neighbours. */
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

/** Rows by month, for lists of at most one row a day. */
export const byMonth = <Row>(items: readonly Row[], instantOf: (row: Row) => string, timeZone: string): Day<Row>[] =>
  byDay({ items, page: 1, pages: 1 }, (row) => {
    const day = dayOfInstant(instantOf(row), timeZone)
    return /^\d{4}-\d\d-\d\d$/.test(day) ? day.slice(0, 7) : day
  })

/** The operator's day of an instant; another text as it came. */
export const dayOfInstant = (iso: string, timeZone: string): string => {
  const instant = Date.parse(iso)
  return Number.isNaN(instant) ? iso : dayOf(instant, timeZone)
}

/** "November 2026" of 2026-11; '' if it is no month. */
export function formatMonth(isoMonth: string, language: string): string {
  const instant = Date.parse(`${isoMonth}-01T00:00:00Z`)
  if (Number.isNaN(instant)) return ''
  const locale = localeOf(language)
  const words = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(instant)
  return words.slice(0, 1).toLocaleUpperCase(locale) + words.slice(1)
}
