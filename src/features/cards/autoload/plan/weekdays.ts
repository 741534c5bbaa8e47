import { localeOf } from '../../../../shared/locales/locales'

/** This is a Sunday, so adding a weekday's number gives that weekday. */
const sunday = Date.UTC(2026, 10, 22)

/** Returns the name of a weekday in a language: 1 is Monday, 7 is Sunday. */
export const weekdayName = (day: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(sunday + day * 86_400_000)
