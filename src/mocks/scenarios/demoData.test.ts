import { describe, expect, test } from 'vitest'
import { activityOf } from '../histories/cardActivity'
import { dayOf } from '../../shared/locales/dates'
import { firstAfter, plusDays } from '../../shared/schedule'
import { organizations } from '../catalogue/organizations'
import { capsOf, operatorTimeZone } from '../rules/cards/fareCaps'
import { ranOn } from '../state/cards/autoloads'
import { issuerOf } from '../state/cards/fareCards'
import { buildScenario } from './buildScenario'
import { scenarioNames } from './recipes'

/* What the scenarios show must be explained rightly: riders believe a fare's reason, and testers compare with it. */

const minutes = 60_000
const dayAt = (iso: string) => dayOf(Date.parse(iso), operatorTimeZone)
const mondayOf = (day: string) => plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
const hourAt = (iso: string) =>
  Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: operatorTimeZone }).format(
      Date.parse(iso),
    ),
  )

/** Returns how often each of the words comes. */
function counts(words: string[]): number[] {
  const found = new Map<string, number>()
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1)
  return [...found.values()]
}

describe.each(scenarioNames)('@FM-10 @FM-08 the past of %s', (name) => {
  const { state } = buildScenario(name)
  const rides = state.fareMedia
    .flatMap(({ faremedia_id }) => activityOf(state, faremedia_id))
    .filter(({ type }) => type === 'ride')

  test('explains each fare rightly: a transfer follows a paid ride, off-peak is after nine, no cap is passed over', () => {
    for (const entry of rides) {
      const reason = entry.fare_reason?.en ?? ''
      const at = Date.parse(entry.date_time)
      const isBefore = (other: string) => at > Date.parse(other) && at - Date.parse(other) <= 90 * minutes
      const paid = rides.filter((own) => own.faremedia_id === entry.faremedia_id && own.amount < 0)
      if (entry.amount === 0)
        expect(
          paid.some(({ date_time }) => isBefore(date_time)),
          entry.date_time,
        ).toBe(true)
      expect(/^Transfer/.test(reason)).toBe(entry.amount === 0)
      expect(reason).not.toMatch(/cap/i)
      if (/^Off-peak/.test(reason)) expect(hourAt(entry.date_time)).toBeGreaterThanOrEqual(9)
    }
    for (const { faremedia_id } of state.fareMedia) {
      const days = rides
        .filter((own) => own.faremedia_id === faremedia_id && own.amount < 0)
        .map(({ date_time }) => dayAt(date_time))
      expect(Math.max(0, ...counts(days))).toBeLessThanOrEqual(4)
      expect(Math.max(0, ...counts(days.map(mondayOf)))).toBeLessThanOrEqual(12)
    }
  })

  test('tells a free tap after four paid ones of its travel day, and at no other time', () => {
    for (const tap of state.taps) {
      const before = state.taps.filter(
        (own) =>
          own.faremedia_id === tap.faremedia_id && own.travel_day === tap.travel_day && own.date_time < tap.date_time,
      )
      const paid = before.filter(({ fare }) => (fare ?? 0) > 0).length
      if (tap.state === 'posted') expect([tap.fare === 0, tap.cap_note !== null]).toEqual([paid >= 4, paid >= 4])
    }
  })

  test('rides with what the issuer of the card runs', () => {
    for (const { faremedia_id, description } of rides) {
      const card = state.fareMedia.find((own) => own.faremedia_id === faremedia_id)
      const isFerry = card !== undefined && issuerOf(card).uuid === organizations.ferries.uuid
      expect(description?.en).toMatch(isFerry ? /ferry/ : /^Bus/)
    }
  })

  test('counts no free transfer for a fare cap', () => {
    const now = Date.parse('2026-11-21T23:00:00Z')
    for (const card of state.fareMedia) {
      const day = capsOf(state, card, { language: 'en', now }).find(({ cap_id }) => cap_id === 'cap-day')
      const ridden = rides.filter(
        (own) => own.faremedia_id === card.faremedia_id && own.amount < 0 && dayAt(own.date_time) === '2026-11-21',
      )
      const taps = state.taps.filter((own) => own.faremedia_id === card.faremedia_id && own.travel_day === '2026-11-21')
      if (day) expect(day.count).toBe(ridden.length + taps.length)
    }
  })

  test('runs an autoload on the days of its schedule, whatever day it is', () => {
    for (const autoload of state.autoloads)
      for (let later = 0; later < 31; later += 1) {
        const today = plusDays('2026-11-22', later)
        const { plan } = autoload
        const ran = ranOn(autoload, today)
        expect(ran <= today).toBe(true)
        if (plan.kind === 'time') expect(firstAfter(plan, plusDays(ran, -1))).toBe(ran)
      }
  })
})
