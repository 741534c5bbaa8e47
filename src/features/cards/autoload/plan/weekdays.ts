import { localeOf } from '../../../../shared/locales/locales'

/** A Sunday: plus a weekday's number. */
const sunday = Date.UTC(2026, 10, 22)

/** is Monday, 7 is Sunday. */
export const weekdayName = (day: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(sunday + day * 86_400_000)
