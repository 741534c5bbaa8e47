import { own } from '../byName'
import { locales, localeOf, setLocale } from './locales'

type Field = 'year' | 'month' | 'day' | 'hour' | 'minute'
type WallClock = Record<Field, string>

const yearOfTwo = ({ year }: WallClock) => year.slice(-2)
const dayFirst = (clock: WallClock) => `${clock.day}/${clock.month}/${yearOfTwo(clock)}`

interface Pattern {
  date: (clock: WallClock) => string
  time: (clock: WallClock) => string
}

/** The specification's (section 9). Other languages have `Intl`'s. */
const patterns: Record<string, Pattern> = {
  en: {
    date: (clock) => `${clock.month}/${clock.day}/${yearOfTwo(clock)}`,
    time: ({ hour, minute }) => `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`,
  },
  es: { date: dayFirst, time: ({ hour, minute }) => `${Number(hour)}:${minute}` },
  fr: { date: dayFirst, time: ({ hour, minute }) => `${hour}:${minute}` },
}

/** An operator's own locale has `Intl`'s pattern. A language outside the table counts as English. */
function patternOf(language: string): Pattern | undefined {
  if (!/^(en-US|es-(ES|US)|fr-FR)?$/.test(setLocale(language) ?? '')) return undefined
  return own(patterns, own(locales, language) ? language : 'en')
}

/** Making one takes far longer than reading it. */
const clocks: Record<string, Intl.DateTimeFormat> = {}

/** Whatever the device's time zone. */
function wallClock(instant: Date, timeZone: string): WallClock {
  const clock = (clocks[timeZone] ??= new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }))
  const parts = clock.formatToParts(instant)
  const part = (field: Field) => parts.find(({ type }) => type === field)?.value ?? ''
  const year = part('year').padStart(4, '0')
  return { year, month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') }
}

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
  return new Intl.DateTimeFormat(localeOf(language), { ...styles, timeZone }).format(instant)
}

/**
 * Date and time of an ISO instant in the language's pattern and the operator's time zone (FMT-02); '' if it is none.
 */
export function formatDateTime(iso: string, language: string, timeZone: string): string {
  return format(iso, language, timeZone, ['date', 'time'])
}

/** Date of an ISO instant in the operator's time zone; '' if it is none. */
export function formatDate(iso: string, language: string, timeZone: string): string {
  return format(iso, language, timeZone, ['date'])
}

/** Time of an ISO instant in the operator's time zone; '' if it is none. */
export function formatTime(iso: string, language: string, timeZone: string): string {
  return format(iso, language, timeZone, ['time'])
}

/** An ISO date (2026-12-05), without time zone, in the language's pattern; '' if it is none. */
export function formatDay(isoDay: string, language: string): string {
  return format(`${isoDay.slice(0, 10)}T00:00:00Z`, language, 'UTC', ['date'])
}

/** A style names no zone, hence its parts. */
const words = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** "Nov 21, 2026, 11:37 p.m.", with the zone's long name on request; '' if it is no instant. */
export function formatInWords(iso: string, language: string, timeZone: string, zone = false): string {
  const instant = new Date(iso)
  if (!isReadable(instant)) return ''
  const parts = { ...words, ...(zone && ({ timeZoneName: 'long' } as const)), timeZone }
  return new Intl.DateTimeFormat(localeOf(language), parts).format(instant)
}

/** The operator's day (2026-12-05) at an instant. */
export function dayOf(instant: number, timeZone: string): string {
  const { year, month, day } = wallClock(new Date(instant), timeZone)
  return `${year}-${month}-${day}`
}

/** The zone's name at an instant: "Atlantic Standard Time". */
export function timeZoneName(iso: string, language: string, timeZone: string): string {
  const instant = new Date(iso)
  if (!isReadable(instant)) return ''
  const parts = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'long' }).formatToParts(instant)
  return parts.find((entry) => entry.type === 'timeZoneName')?.value ?? timeZone
}
