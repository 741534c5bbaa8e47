import { afterEach, describe, expect, test } from 'vitest'
import { dayOf, formatDate, formatDateTime, formatDay, formatInWords, formatTime, timeZoneName } from './dates'
import { locales, takeLocales } from './locales'
import { fc, property } from '../../testing/chance/property'

const halifax = 'America/Halifax'
const ownZone = process.env.TZ
afterEach(() => {
  takeLocales(undefined)
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

describe('Date and time in the operator’s time zone', () => {
  test.each([
    ['2026-11-20T12:05:00Z', 'en', halifax, '11/20/26 8:05 AM'],
    ['2026-11-20T12:05:00Z', 'fr', halifax, '20/11/26 08:05'],
    ['2026-11-20T12:05:00Z', 'es', halifax, '20/11/26 8:05'],
    ['2026-11-20T23:30:00Z', 'en', halifax, '11/20/26 7:30 PM'],
    ['2026-11-20T23:30:00Z', 'fr', halifax, '20/11/26 19:30'],
    // Noon and midnight are 12 in English; French counts from 0 to 23.
    ['2026-11-20T16:00:00Z', 'en', halifax, '11/20/26 12:00 PM'],
    ['2026-11-20T04:00:00Z', 'en', halifax, '11/20/26 12:00 AM'],
    ['2026-11-20T04:00:00Z', 'fr', halifax, '20/11/26 00:00'],
    // A different day and year than in UTC.
    ['2027-01-01T02:00:00Z', 'en', halifax, '12/31/26 10:00 PM'],
    ['2027-01-01T02:00:00Z', 'fr', 'Pacific/Auckland', '01/01/27 15:00'],
    // Summer time begins and ends.
    ['2026-03-08T05:59:00Z', 'en', halifax, '03/08/26 1:59 AM'],
    ['2026-03-08T06:00:00Z', 'en', halifax, '03/08/26 3:00 AM'],
    ['2026-11-01T04:30:00Z', 'en', halifax, '11/01/26 1:30 AM'],
    ['2026-11-01T05:30:00Z', 'en', halifax, '11/01/26 1:30 AM'],
    // An offset of half an hour, and an instant with its own offset.
    ['2026-11-20T12:00:00Z', 'fr', 'America/St_Johns', '20/11/26 08:30'],
    ['2026-11-20T12:05:00-04:00', 'en', halifax, '11/20/26 12:05 PM'],
    ['2024-02-29T12:00:00Z', 'en', halifax, '02/29/24 8:00 AM'],
  ])('@FMT-02 %s in %s at %s is %s', (iso, language, timeZone, expected) => {
    expect(formatDateTime(iso, language, timeZone)).toBe(expected)
  })

  // By `Intl`. Older and newer data differ in the kind of space.
  test.each([
    ['nl', '20-11-2026, 08:05'],
    ['de', '20.11.26, 08:05'],
    ['pt', '20/11/2026, 08:05'],
    ['fil', '11/20/26, 8:05 AM'],
    ['vi', '08:05 20/11/26'],
    ['zh-Hans', '2026/11/20 08:05'],
    ['zh-Hant', '2026/11/20 上午8:05'],
    ['tlh', '11/20/26 8:05 AM'],
    ['', '11/20/26 8:05 AM'],
  ])('@FMT-02 in %s, which the specification has no pattern for, it is %s', (language, expected) => {
    const shown = formatDateTime('2026-11-20T12:05:00Z', language, halifax)
    expect(shown.replace(/\s/g, ' ')).toBe(expected)
  })

  test.each([
    ['en', 'en-US', '11/20/26 8:05 AM'],
    ['en', 'en-CA', '2026-11-20, 8:05 a.m.'],
    ['es', 'es-US', '20/11/26 8:05'],
    ['fr', 'fr-FR', '20/11/26 08:05'],
    ['fr', 'fr-CA', '2026-11-20 8 h 05'],
    ['pt', 'pt-PT', '20/11/26, 08:05'],
  ])('@FMT-02 the operator has set %s to %s: %s', (language, locale, expected) => {
    takeLocales({ [language]: locale })
    const shown = formatDateTime('2026-11-20T12:05:00Z', language, halifax)
    expect(shown.replace(/\s/g, ' ')).toBe(expected)
  })

  test.each(['', 'yesterday', '2026-13-40', '<b>', '__proto__'])('%j is no instant, and no crash', (iso) => {
    expect(formatDateTime(iso, 'en', halifax)).toBe('')
    expect(timeZoneName(iso, 'en', halifax)).toBe('')
  })

  // On these days the operator's wall clock shows a time that does not exist in the device's time zone.
  test.each([
    ['2026-03-08T06:30:00Z', 'UTC', 'America/Halifax', '03/08/26 6:30 AM'],
    ['2026-03-08T02:30:00Z', 'UTC', 'America/New_York', '03/08/26 2:30 AM'],
    ['2026-03-29T02:30:00Z', 'UTC', 'Europe/Berlin', '03/29/26 2:30 AM'],
    ['2026-03-08T08:30:00Z', 'America/Regina', 'America/New_York', '03/08/26 2:30 AM'],
  ])('@FMT-02 %s at %s is right on a device in %s', (iso, timeZone, deviceZone, expected) => {
    process.env.TZ = deviceZone
    expect(formatDateTime(iso, 'en', timeZone)).toBe(expected)
  })

  const instants = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  const zones = fc.constantFrom(
    halifax,
    'America/St_Johns',
    'UTC',
    'Pacific/Auckland',
    'Asia/Kolkata',
    'America/New_York',
  )

  property([instants, zones, zones])('@FMT-02 the device’s own zone changes nothing', (instant, timeZone, device) => {
    process.env.TZ = device
    const parts = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant)
    const [, day, month, year, time] = /^(\d\d)\/(\d\d)\/\d\d(\d\d), (\d\d:\d\d)$/.exec(parts) ?? []
    expect(formatDateTime(instant.toISOString(), 'fr', timeZone)).toBe(`${day}/${month}/${year} ${time}`)
  })
})

describe('The name of the time zone', () => {
  test.each([
    ['2026-11-20T12:00:00Z', 'en', 'Atlantic Standard Time'],
    ['2026-07-20T12:00:00Z', 'en', 'Atlantic Daylight Time'],
    ['2026-11-20T12:00:00Z', 'fr', 'heure normale de l’Atlantique'],
    ['2026-11-20T12:00:00Z', 'de', 'Atlantik-Normalzeit'],
    ['2026-11-20T12:00:00Z', 'zh-Hans', '大西洋标准时间'],
    ['2026-11-20T12:00:00Z', 'zh-Hant', '大西洋標準時間'],
  ])('@FMT-02 %s in %s is %s', (iso, language, name) => {
    expect(timeZoneName(iso, language, halifax)).toBe(name)
  })

  test.each(Object.keys(locales).filter((language) => language !== 'en-XA'))(
    '@FMT-02 a time of %s has it in words, where the language puts it',
    (language) => {
      const iso = '2026-11-20T12:00:00Z'
      const told = formatInWords(iso, language, halifax, true)
      expect(told).toContain(timeZoneName(iso, language, halifax))
      expect(told).not.toMatch(/AST|GMT|UTC|Halifax/)
      expect(formatInWords(iso, language, halifax)).not.toContain(timeZoneName(iso, language, halifax))
    },
  )
})

describe('Date and time apart', () => {
  test.each([
    // Midnight and noon are twelve o'clock in English, and so are the minutes after them.
    ['2026-11-20T04:00:00Z', 'en', '11/20/26', '12:00 AM'],
    ['2026-11-20T04:59:59Z', 'en', '11/20/26', '12:59 AM'],
    ['2026-11-20T05:00:00Z', 'en', '11/20/26', '1:00 AM'],
    ['2026-11-20T15:59:00Z', 'en', '11/20/26', '11:59 AM'],
    ['2026-11-20T16:00:00Z', 'en', '11/20/26', '12:00 PM'],
    ['2026-11-20T17:00:00Z', 'en', '11/20/26', '1:00 PM'],
    ['2026-11-20T04:05:00Z', 'es', '20/11/26', '0:05'],
    ['2026-11-20T04:05:00Z', 'fr', '20/11/26', '00:05'],
    // Summer time begins, and skips the hour from two to three.
    ['2026-03-08T05:59:59Z', 'fr', '08/03/26', '01:59'],
    ['2026-03-08T06:00:00Z', 'fr', '08/03/26', '03:00'],
    // Summer time ends, and the hour from one to two comes twice.
    ['2026-11-01T04:59:59Z', 'fr', '01/11/26', '01:59'],
    ['2026-11-01T05:00:00Z', 'fr', '01/11/26', '01:00'],
    // The leap day, from its first minute to its last.
    ['2028-02-29T03:59:00Z', 'en', '02/28/28', '11:59 PM'],
    ['2028-02-29T04:00:00Z', 'en', '02/29/28', '12:00 AM'],
    ['2028-03-01T03:59:00Z', 'en', '02/29/28', '11:59 PM'],
    ['2028-03-01T04:00:00Z', 'en', '03/01/28', '12:00 AM'],
  ])('@FMT-02 %s in %s is %s and %s', (iso, language, date, time) => {
    expect(formatDate(iso, language, halifax)).toBe(date)
    expect(formatTime(iso, language, halifax)).toBe(time)
    expect(formatDateTime(iso, language, halifax)).toBe(`${date} ${time}`)
  })

  test.each(['', 'yesterday', '2026-13-40'])('%j has neither', (iso) => {
    expect(formatDate(iso, 'en', halifax)).toBe('')
    expect(formatTime(iso, 'en', halifax)).toBe('')
  })
})

describe('A day without a time', () => {
  test.each([
    ['2026-12-05', 'en', '12/05/26'],
    ['2026-12-05', 'fr', '05/12/26'],
    ['2028-02-29', 'es', '29/02/28'],
    ['2026-12-05T23:59:59Z', 'en', '12/05/26'],
    // A deadline has its whole year, or its month in words, where the specification has no pattern.
    ['2026-12-05', 'de', '05.12.2026'],
    ['2026-12-05', 'nl', '5 dec 2026'],
    ['2026-12-05', 'fil', 'Dis 5, 2026'],
    ['2026-12-05', 'vi', '5 thg 12, 2026'],
    ['2026-12-05', 'zh-Hans', '2026年12月5日'],
  ])('@FMT-02 %s in %s is %s on every device', (day, language, expected) => {
    process.env.TZ = 'Pacific/Auckland'
    expect(formatDay(day, language)).toBe(expected)
  })

  test.each(['', 'soon', '2026-13-40'])('%j is none', (day) => {
    expect(formatDay(day, 'en')).toBe('')
  })

  test.each([
    ['2026-12-05T03:59:59Z', '2026-12-04'],
    ['2026-12-05T04:00:00Z', '2026-12-05'],
    ['2028-02-29T04:00:00Z', '2028-02-29'],
    ['2028-03-01T03:59:59Z', '2028-02-29'],
  ])('at %s is %s by the operator’s calendar', (iso, day) => {
    expect(dayOf(Date.parse(iso), halifax)).toBe(day)
  })
})
