import { expect, it } from 'vitest'
import type { NotificationSetting } from '../../../api/contract/account/notifications'
import { fc, property } from '../../../testing/chance/property'
import { changedSettings, events, notificationFields, valuesOf } from './notificationFields'

const words = {
  event: (event: string) => event,
  email: 'email',
  sms: 'sms',
  when: 'when',
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

const mobile = '•••• 0171'
const delay = { event: 'service_delay', email: true, sms: true, threshold: 12 }

it.each([
  ['by the words of its code', delay, 'Service delay'],
  ['by the name that the backend gives it', { ...delay, name: 'Late buses' }, 'Late buses'],
  ['by its code if that has no words', { ...delay, event: '__' }, '__'],
])('@ACC-20 an event that only the backend knows is shown %s, after ours, with its switches', (_, setting, group) => {
  const fields = notificationFields([setting, ...all.slice(0, 1)], true, words)
  expect(fields.slice(3)).toMatchObject([
    { key: `${setting.event}_email`, kind: 'checkbox', group },
    { key: `${setting.event}_sms`, kind: 'checkbox', group },
  ])
  expect(fields.slice(3)).toHaveLength(2)
})

it('@ACC-20 an event that this backend does not tell is not offered, and none twice', () => {
  expect(keys([delay, delay], false)).toEqual(['service_delay_email'])
})

it('@ACC-22 an event that only the backend knows keeps its threshold when a switch changes', () => {
  const values = { ...valuesOf([delay, ...all]), service_delay_sms: '' }
  expect(changedSettings(values, [delay, ...all], mobile)).toEqual([{ ...delay, sms: false }])
})

it('@ACC-20 without a mobile, a changed event has no text messages, whatever the backend still holds', () => {
  const settings = events.map((event) => ({ event, email: false, sms: true, threshold: null }))
  const values = { ...valuesOf(settings), charge_failed_email: 'true' }
  expect(changedSettings(values, settings, null)).toEqual([{ ...settings[2], email: true, sms: false }])
})

it('a threshold that was chosen elsewhere stays a choice', () => {
  const fields = notificationFields([{ event: 'low_balance', email: true, sms: false, threshold: 750 }], false, words)
  expect(fields.at(-1)?.options?.map(({ value }) => value)).toEqual(['500', '750', '1000', '2000', '5000'])
})

const setting = fc.record({ email: fc.boolean(), sms: fc.boolean(), threshold: fc.option(fc.nat(100_000)) })

property([fc.array(setting, { minLength: 6, maxLength: 6 })])('@ACC-20 an untouched form changes nothing', (list) => {
  const settings = list.map((one, at) => ({ event: events[at] ?? 'service_delay', ...one }))
  expect(changedSettings(valuesOf(settings), settings, mobile)).toEqual([])
})

it('@ACC-22 only what is changed is sent', () => {
  const settings = events.map((event) => ({ event, email: false, sms: true, threshold: null }))
  const values = { ...valuesOf(settings), charge_failed_email: 'true' }
  expect(changedSettings(values, settings, mobile)).toEqual([{ ...settings[2], email: true }])
})
