import { afterEach, describe, expect, test } from 'vitest'
import { formatDateTime, timeZoneName } from './dates'
import { fc, property } from '../testing/property'

const halifax = 'America/Halifax'
const ownZone = process.env.TZ
afterEach(() => {
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
    // Noon and midnight are 12 in English and 0 to 23 in French.
    ['2026-11-20T16:00:00Z', 'en', halifax, '11/20/26 12:00 PM'],
    ['2026-11-20T04:00:00Z', 'en', halifax, '11/20/26 12:00 AM'],
    ['2026-11-20T04:00:00Z', 'fr', halifax, '20/11/26 00:00'],
    // Another day than in UTC, another year.
    ['2027-01-01T02:00:00Z', 'en', halifax, '12/31/26 10:00 PM'],
    ['2027-01-01T02:00:00Z', 'fr', 'Pacific/Auckland', '01/01/27 15:00'],
    // Summer time begins and ends.
    ['2026-03-08T05:59:00Z', 'en', halifax, '03/08/26 1:59 AM'],
    ['2026-03-08T06:00:00Z', 'en', halifax, '03/08/26 3:00 AM'],
    ['2026-11-01T04:30:00Z', 'en', halifax, '11/01/26 1:30 AM'],
    ['2026-11-01T05:30:00Z', 'en', halifax, '11/01/26 1:30 AM'],
    // An offset of half an hour; an instant written with an offset of its own.
    ['2026-11-20T12:00:00Z', 'fr', 'America/St_Johns', '20/11/26 08:30'],
    ['2026-11-20T12:05:00-04:00', 'en', halifax, '11/20/26 12:05 PM'],
    ['2024-02-29T12:00:00Z', 'en', halifax, '02/29/24 8:00 AM'],
  ])('@FMT-02 %s in %s at %s is %s', (iso, language, timeZone, expected) => {
    expect(formatDateTime(iso, language, timeZone)).toBe(expected)
  })

  test.each(['nl', 'de', 'pt', 'fil', 'vi', 'zh-Hans', 'zh-Hant', 'tlh', ''])(
    '@FMT-02 %s, which the specification has no pattern for, uses the default',
    (language) => {
      expect(formatDateTime('2026-11-20T12:05:00Z', language, halifax)).toBe('11/20/26 8:05 AM')
    },
  )

  test.each(['es-ES', 'es-US', 'fr-FR', 'fr-CA'])('@FMT-02 %s has its language’s pattern', (language) => {
    expect(formatDateTime('2026-11-20T12:05:00Z', language, halifax)).toMatch(/^20\/11\/26 0?8:05$/)
  })

  test.each(['', 'yesterday', '2026-13-40', '<b>', '__proto__'])('%j is no instant, and no crash', (iso) => {
    expect(formatDateTime(iso, 'en', halifax)).toBe('')
    expect(timeZoneName(iso, 'en', halifax)).toBe('')
  })

  // On these days the wall clock of the operator shows a time that the device's own zone leaves out.
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
    ['2026-11-20T12:00:00Z', 'en', 'AST'],
    ['2026-07-20T12:00:00Z', 'en', 'ADT'],
    ['2026-11-20T12:00:00Z', 'fr', 'HNA'],
    ['2026-07-20T12:00:00Z', 'fr', 'HAA'],
  ])('@FMT-02 %s in %s is %s', (iso, language, name) => {
    expect(timeZoneName(iso, language, halifax)).toBe(name)
  })

  test.each(['es', 'nl', 'de', 'pt', 'fil', 'vi', 'zh-Hans', 'zh-Hant'])(
    '@FMT-02 %s names it in some way',
    (language) => {
      expect(timeZoneName('2026-11-20T12:00:00Z', language, halifax)).toMatch(/AST|GMT-4|UTC[-−]4/)
    },
  )
})
