// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { riderToken as token, send } from '../../../mocks/callsInTests'
import { valueOf } from '../../../shared/remote/remote'
import { faultIn } from '../../../shared/submission/submission'
import { testBackend, testPortal } from '../../../testing/portal'
import { notifications, notificationsChange } from './notifications'
import { valuesOf } from './notificationFields'

async function withSettings() {
  testBackend('riderSignedIn')
  const { store, until } = testPortal()
  store.dispatch(notifications.requested())
  await until((state) => notifications.select(state).status === 'loaded')
  const shown = () => valuesOf(valueOf(notifications.select(store.getState()))?.settings ?? [])
  const base = shown()
  /** Saves the form that was filled before anything changed elsewhere. */
  const save = async (changes: Record<string, string>) => {
    store.dispatch(notificationsChange.requested({ typed: { ...base, ...changes }, base }))
    return notificationsChange.select(await until((state) => notificationsChange.select(state).status !== 'sending'))
  }
  return { save, shown }
}

/** Another tab changes how the rider is told of a low balance. */
const elsewhere = (email: boolean, threshold: number) =>
  send('updateNotifications', {
    token,
    body: { settings: [{ event: 'low_balance', email, sms: false, threshold }] },
  })

it('@ACC-20 @ACC-22 what another tab changed stays, for other events and in the same one', async () => {
  const { save, shown } = await withSettings()
  await elsewhere(false, 2_000)
  expect(await save({ order_shipped_email: '' })).toMatchObject({ status: 'done' })
  expect(shown()).toMatchObject({ low_balance_email: '', low_balance_threshold: '2000', order_shipped_email: '' })
})

it('@ACC-22 a threshold that was changed in both is told, and nothing is sent', async () => {
  const { save, shown } = await withSettings()
  await elsewhere(true, 2_000)
  const failed = await save({ low_balance_threshold: '5000', order_shipped_email: '' })
  expect(faultIn(failed)?.fieldErrors).toEqual({
    low_balance_threshold: { key: 'shared:conflict.field', values: { value: '2000' } },
  })
  expect(shown()).toMatchObject({ low_balance_threshold: '2000', order_shipped_email: 'true' })
})
