import { daysBetween } from '../schedule'
import { dayOf, withHours } from './dates'
import { localeOf } from './locales'
import { onceFor } from '../onceFor'

/** Number of days for which weekday and day of the month are enough. */
const withoutYear = 300

/**
 * Returns a day as "Today" ("today" in a sentence), "Sat, Nov 28" or "Oct 13, 2025". An instant also has its time in
 * the operator's time zone. Returns '' if the text is neither.
 */
export function formatWhen(iso: string, language: string, timeZone: string, now: number, inSentence = false): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(iso)
  const instant = Date.parse(isDay ? `${iso}T00:00:00Z` : iso)
  if (Number.isNaN(instant)) return ''
  const zone = isDay ? 'UTC' : timeZone
  const locale = localeOf(language)
  const words = dayInWords(instant, locale, zone, daysBetween(dayOf(now, timeZone), dayOf(instant, zone)))
  const day = inSentence ? words : words.slice(0, 1).toLocaleUpperCase(locale) + words.slice(1)
  if (isDay) return day
  return `${day} ${formatClock(instant, language, timeZone)}`
}

/** Lists ask for a text per row, and making a format takes far longer than using it. */
const formatsOf = (form: Intl.DateTimeFormatOptions) =>
  onceFor((locale: string) => onceFor((timeZone: string) => new Intl.DateTimeFormat(locale, { ...form, timeZone })))
const clocks = formatsOf({ timeStyle: 'short' })
const daysNear = formatsOf({ weekday: 'short', month: 'short', day: 'numeric' })
const daysFarAway = formatsOf({ year: 'numeric', month: 'short', day: 'numeric' })
const daysAround = onceFor((locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** Returns the time of an instant in milliseconds as "5:40 p.m.". */
export function formatClock(instant: number, language: string, timeZone: string): string {
  const locale = localeOf(language)
  return whole(withHours(clocks(locale)(timeZone).format(instant), locale))
}

/** Returns a text that no line breaks. */
const whole = (text: string) => text.replaceAll(' ', '\u00a0')

/**
 * Returns "Sat, Nov 28" or "Oct 13, 2025", never "today", for a sentence with a word before it; '' if it is not an ISO
 * date.
 */
export function formatNamedDay(isoDay: string, language: string, timeZone: string, now: number): string {
  const instant = Date.parse(`${isoDay.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(instant)) return ''
  return named(instant, localeOf(language), 'UTC', daysBetween(dayOf(now, timeZone), isoDay.slice(0, 10)))
}

function dayInWords(instant: number, locale: string, timeZone: string, away: number): string {
  if (Math.abs(away) <= 1) {
    return whole(daysAround(locale).format(away, 'day').replace(/'/g, '’'))
  }
  return named(instant, locale, timeZone, away)
}

function named(instant: number, locale: string, timeZone: string, away: number): string {
  const formats = Math.abs(away) < withoutYear ? daysNear : daysFarAway
  return whole(formats(locale)(timeZone).format(instant))
}
