import { lightFormat } from 'date-fns/lightFormat'

/** The specification's locales (section 9) by language; other languages use the first. */
const patterns: Record<string, { date: string; time: string }> = {
  en: { date: 'MM/dd/yy', time: 'h:mm a' },
  es: { date: 'dd/MM/yy', time: 'H:mm' },
  fr: { date: 'dd/MM/yy', time: 'HH:mm' },
}

/**
 * A wall clock: its fields are what it was set to, wherever the device is. A plain Date would move a time that the
 * device's own zone leaves out when summer time begins.
 */
class WallClock extends Date {
  override getFullYear() {
    return this.getUTCFullYear()
  }
  override getMonth() {
    return this.getUTCMonth()
  }
  override getDate() {
    return this.getUTCDate()
  }
  override getHours() {
    return this.getUTCHours()
  }
  override getMinutes() {
    return this.getUTCMinutes()
  }
}

/** What the wall clocks of the operator's time zone show at an instant. */
function inZone(instant: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value)
  return new WallClock(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')))
}

const patternsOf = (language: string) =>
  patterns[language.slice(0, 2)] ?? patterns.en ?? { date: 'yyyy-MM-dd', time: 'H:mm' }

/** An ISO instant as date and time in the language's pattern, in the operator's time zone (FMT-02); '' when it is none. */
export function formatDateTime(iso: string, language: string, timeZone: string): string {
  const instant = new Date(iso)
  if (Number.isNaN(instant.getTime())) return ''
  const { date, time } = patternsOf(language)
  return lightFormat(inZone(instant, timeZone), `${date} ${time}`)
}

/** An ISO day (2026-12-05), which has no time and no zone, in the language's pattern; '' when it is none. */
export function formatDay(isoDay: string, language: string): string {
  const day = new Date(`${isoDay.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? '' : lightFormat(inZone(day, 'UTC'), patternsOf(language).date)
}

/** The operator's calendar day (2026-12-05) at an instant. */
export function dayOf(instant: number, timeZone: string): string {
  return lightFormat(inZone(new Date(instant), timeZone), 'yyyy-MM-dd')
}

/** The short name of the operator's time zone at that instant ("AST", "UTC−4"). */
export function timeZoneName(iso: string, language: string, timeZone: string): string {
  const instant = new Date(iso)
  if (Number.isNaN(instant.getTime())) return ''
  const locale = language === 'en' || language === 'fr' ? `${language}-CA` : language
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(instant)
  return parts.find((entry) => entry.type === 'timeZoneName')?.value ?? timeZone
}
