import { own } from '../byName'
import { onceFor } from '../onceFor'
import { locales, localeOf, setLocale } from './locales'

type Field = 'year' | 'month' | 'day' | 'hour' | 'minute'
type WallClock = Record<Field, string>

const yearOfTwo = ({ year }: WallClock) => year.slice(-2)
const dayFirst = (clock: WallClock) => `${clock.day}/${clock.month}/${yearOfTwo(clock)}`

interface Pattern {
  date: (clock: WallClock) => string
  time: (clock: WallClock) => string
}

/** The specification's patterns (section 9) by language. Other languages have those of `Intl`. */
const patterns: Record<string, Pattern> = {
  en: {
    date: (clock) => `${clock.month}/${clock.day}/${yearOfTwo(clock)}`,
    time: ({ hour, minute }) => `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`,
  },
  es: { date: dayFirst, time: ({ hour, minute }) => `${Number(hour)}:${minute}` },
  fr: { date: dayFirst, time: ({ hour, minute }) => `${hour}:${minute}` },
}

/** A locale that the operator has set has the pattern of `Intl`. A language outside the table counts as English. */
function patternOf(language: string): Pattern | undefined {
  if (!/^(en-US|es-(ES|US)|fr-FR)?$/.test(setLocale(language) ?? '')) return undefined
  return own(patterns, own(locales, language) ? language : 'en')
}

/** What a wall clock shows. */
export const clockFields = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** Making one takes far longer than reading it. */
const clockIn = onceFor((timeZone: string) => new Intl.DateTimeFormat('en-CA', { ...clockFields, timeZone }))

/** Returns a time zone's wall clock at an instant, whatever the device's time zone is. */
function wallClock(instant: Date, timeZone: string): WallClock {
  const parts = clockIn(timeZone).formatToParts(instant)
  const part = (field: Field) => parts.find(({ type }) => type === field)?.value ?? ''
  const year = part('year').padStart(4, '0')
  return { year, month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') }
}

/**
 * Returns a text of `Intl` with hours as Canadian French writes them: "8 h 05" and "5 h", where `Intl` has "08 h 05" and
 * "05 h 00". A comma keeps the name of a time zone apart.
 */
export const withHours = (text: string, locale: string): string =>
  locale === 'fr-CA'
    ? text.replace(
        /0?(\d+)\sh\s(\d\d)(?=(\s\p{L})?)/u,
        (_, hour: string, minute: string, zone?: string) =>
          `${hour}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}${zone ? ',' : ''}`,
      )
    : text

const isReadable = (instant: Date) => !Number.isNaN(instant.getTime())

function format(iso: string, language: string, timeZone: string, kinds: readonly ('date' | 'time')[]): string {
  const instant = new Date(iso)
  if (!isReadable(instant)) return ''
  const pattern = patternOf(language)
  if (pattern) {
    const clock = wallClock(instant, timeZone)
    return kinds.map((kind) => pattern[kind](clock)).join(' ')
  }
  // A day alone may be a deadline: 5/12/26 would be two days.
  const style = kinds.length > 1 || kinds[0] === 'time' ? 'short' : 'medium'
  const styles = Object.fromEntries(kinds.map((kind) => [`${kind}Style`, style]))
  const locale = localeOf(language)
  return withHours(new Intl.DateTimeFormat(locale, { ...styles, timeZone }).format(instant), locale)
}

/**
 * Returns date and time of an ISO instant in the language's pattern and the operator's time zone (FMT-02); '' if it is
 * not an instant.
 */
export function formatDateTime(iso: string, language: string, timeZone: string): string {
  return format(iso, language, timeZone, ['date', 'time'])
}

/** Returns the date of an ISO instant in the operator's time zone; '' if it is not an instant. */
export function formatDate(iso: string, language: string, timeZone: string): string {
  return format(iso, language, timeZone, ['date'])
}

/** Returns the time of an ISO instant in the operator's time zone; '' if it is not an instant. */
export function formatTime(iso: string, language: string, timeZone: string): string {
  return format(iso, language, timeZone, ['time'])
}

/** Returns an ISO date (2026-12-05), which has no time zone, in the language's pattern; '' if it is not a date. */
export function formatDay(isoDay: string, language: string): string {
  return format(`${isoDay.slice(0, 10)}T00:00:00Z`, language, 'UTC', ['date'])
}

/** A style of `Intl` cannot name a time zone, so its parts stand here. */
const words = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/**
 * Returns an instant as "Nov 21, 2026, 11:37 p.m.", on request with the zone's long name; '' if it is not an instant.
 */
export function formatInWords(iso: string, language: string, timeZone: string, zone = false): string {
  const instant = new Date(iso)
  if (!isReadable(instant)) return ''
  const parts = { ...words, ...(zone && ({ timeZoneName: 'long' } as const)), timeZone }
  const locale = localeOf(language)
  return withHours(new Intl.DateTimeFormat(locale, parts).format(instant), locale)
}

/** Returns the operator's calendar day (2026-12-05) at an instant in milliseconds. */
export function dayOf(instant: number, timeZone: string): string {
  const { year, month, day } = wallClock(new Date(instant), timeZone)
  return `${year}-${month}-${day}`
}

/** Returns the long name of the time zone at an instant: "Atlantic Standard Time". */
export function timeZoneName(iso: string, language: string, timeZone: string): string {
  const instant = new Date(iso)
  if (!isReadable(instant)) return ''
  const parts = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'long' }).formatToParts(instant)
  return parts.find((entry) => entry.type === 'timeZoneName')?.value ?? timeZone
}
