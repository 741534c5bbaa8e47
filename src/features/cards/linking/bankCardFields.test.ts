import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../../../shared/forms/fields/rules'
import { bankCardFields, recentDays, tappedCard } from './bankCardFields'

const at = Date.parse('2026-11-22T15:00:00Z')
const fields = bankCardFields({
  t: ((key: string) => key) as never,
  language: 'en',
  timeZone: 'America/Halifax',
  now: () => at,
})
const good = { last4: '4242', expiry: '12/30', tap_date: '2026-11-18', tap_amount: '2.75' }

describe('What identifies a tapped bank card', () => {
  test.each([
    [{}, []],
    [{ last4: '424' }, ['last4']],
    [{ last4: '42421' }, ['last4']],
    [{ expiry: '13/30' }, ['expiry']],
    [{ expiry: '10/26' }, ['expiry']],
    [{ tap_date: '' }, ['tap_date']],
    [{ tap_amount: '0' }, ['tap_amount']],
    [{ tap_amount: 'two' }, ['tap_amount']],
    [{ tap_amount: '-2' }, ['tap_amount']],
    [{ tap_amount: '2,75' }, []],
  ])('@FM-02 %j is wrong in %j', (typed, wrong) => {
    expect(Object.keys(fieldErrors(fields, { ...good, ...typed }))).toEqual(wrong)
  })

  test('@FM-02 has the days as people say them', () => {
    const days = fields
      .find(({ key }) => key === 'tap_date')
      ?.options?.map(({ label }) => label.replaceAll('\u00a0', ' '))
    expect(days?.slice(0, 3)).toEqual(['Today', 'Yesterday', 'Fri, Nov 20'])
  })

  test('@FM-02 has an amount with the sign of the money', () => {
    expect(fields.find(({ key }) => key === 'tap_amount')?.unit).toEqual({ sign: '$', side: 'start' })
  })

  test('@FM-02 is sent as MM/YY and whole cents, however it is typed', () => {
    const sent = { last4: '4242', expiry: '01/31', tap_date: '2026-11-18', tap_amount: 275 }
    expect(tappedCard({ ...good, expiry: '1/2031', tap_amount: '2,75' })).toEqual(sent)
  })

  test('@FM-02 the days to choose from are the operator’s, also just after midnight and when clocks change', () => {
    const days = recentDays(Date.parse('2026-11-02T03:30:00Z'), 'America/Halifax')
    expect([days[0], days[1], days.length, new Set(days).size]).toEqual(['2026-11-01', '2026-10-31', 30, 30])
  })
})
