import { expect, it } from 'vitest'
import type { NotificationSetting } from '../../api/contract/notifications'
import { fc, property } from '../../testing/property'
import { events, notificationFields, settingsOf, valuesOf } from './notificationFields'

const words = {
  event: (event: string) => event,
  email: 'email',
  sms: 'sms',
  threshold: () => 'from',
  value: (_: string, value: number) => String(value),
}
const keys = (settings: NotificationSetting[], hasMobile: boolean) =>
  notificationFields(settings, hasMobile, words).map(({ key }) => key)
const all = events.map((event) => ({ event, email: true, sms: false, threshold: null }))

it('@ACC-20 each event has email, text messages with a verified mobile alone, and a threshold where it applies', () => {
  expect(keys(all, true).filter((key) => key.endsWith('_sms'))).toHaveLength(5)
  expect(keys(all, false).filter((key) => key.endsWith('_sms'))).toEqual([])
  expect(keys(all, false).filter((key) => key.endsWith('_threshold'))).toEqual([
    'low_balance_threshold',
    'renewal_due_threshold',
    'method_expiring_threshold',
  ])
})

it('@ACC-20 an event that this backend does not tell is not offered, one that we do not know neither', () => {
  expect(keys([{ event: 'delays', email: true, sms: true, threshold: null }], true)).toEqual([])
})

it('a threshold that was chosen elsewhere stays a choice', () => {
  const fields = notificationFields([{ event: 'low_balance', email: true, sms: false, threshold: 750 }], false, words)
  expect(fields.at(-1)?.options?.map(({ value }) => value)).toEqual(['500', '750', '1000', '2000', '5000'])
})

const setting = fc.record({ email: fc.boolean(), sms: fc.boolean(), threshold: fc.option(fc.nat(100_000)) })

property([fc.array(setting, { minLength: 5, maxLength: 5 })])('@ACC-20 an untouched form changes nothing', (list) => {
  const settings = list.map((one, at) => ({ event: events[at] ?? '', ...one }))
  expect(settingsOf(valuesOf(settings), settings)).toEqual(settings)
})

it('what the form does not show stays as it is', () => {
  const settings = [{ event: 'charge_failed', email: false, sms: true, threshold: null }]
  expect(settingsOf({ charge_failed_email: 'true' }, settings)).toEqual([{ ...settings[0], email: true }])
})
