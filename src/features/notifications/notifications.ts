import { callApi } from '../../api/callApi'
import { getNotifications, updateNotifications } from '../../api/contract/notifications'
import type { NotificationSetting } from '../../api/contract/notifications'
import { successShown } from '../../shared/notices/noticesSlice'
import { load } from '../../shared/remote/load'
import { remoteSlice } from '../../shared/remote/remoteSlice'
import { put } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { leading, watch } from '../../shared/saga/workers'
import type { Feature } from '../../shared/store'
import { send } from '../../shared/submission/send'
import { submissionSlice } from '../../shared/submission/submissionSlice'

export interface Notifications {
  settings: NotificationSetting[]
  /** The verified mobile number as it is shown; null without one. */
  mobile: string | null
}

/** How the rider is told of events (ACC-20). */
export const notifications = remoteSlice<Notifications>('notifications')

export const notificationsChange = submissionSlice<NotificationSetting[]>('notificationsChange')

function* change({ payload: settings }: ReturnType<typeof notificationsChange.requested>): SagaOf<void> {
  const answer = yield* send(notificationsChange, updateNotifications, { body: { settings } })
  if (!answer.ok) return
  const { sms_to = null, settings: saved } = answer.value
  yield* put(notifications.replaced({ settings: saved.good, mobile: sms_to }))
  yield* put(notificationsChange.accepted())
  yield* put(successShown({ key: 'notifications:saved' }))
}

const read = load(notifications, function* () {
  const answer = yield* callApi(getNotifications)
  if (!answer.ok) return answer
  const { sms_to = null, settings } = answer.value
  return { ok: true, value: { settings: settings.good, mobile: sms_to } }
})

export const notificationsFeature: Feature = {
  name: 'notifications',
  saga: watch(
    () => read(),
    () => leading(notificationsChange.requested, change),
  ),
}
