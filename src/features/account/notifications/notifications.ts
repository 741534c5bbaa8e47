import { callApi } from '../../../shared/saga/callApi'
import type { AnswerOf } from '../../../api/contract/base/endpoint'
import { getNotifications, updateNotifications } from '../../../api/contract/account/notifications'
import type { NotificationSetting } from '../../../api/contract/account/notifications'
import type { Edit } from '../../../shared/forms/fields/edits'
import { remoteRead } from '../../../shared/remote/remoteRead'
import { put } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import { sendOver } from '../../../shared/forms/saving/sendOver'
import { inTurn } from '../../../shared/submission/inTurn'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { changedSettings, valuesOf } from './notificationFields'

export interface Notifications {
  settings: NotificationSetting[]
  /** The verified number as shown; null without one. */
  mobile: string | null
}

const held = ({ sms_to = null, settings }: AnswerOf<typeof getNotifications>): Notifications => ({
  settings: settings.good,
  mobile: sms_to,
})

/** The rider's notification settings (ACC-20). */
export const notifications = remoteRead<Notifications>(
  'notifications',
  function* () {
    const answer = yield* callApi(getNotifications)
    return answer.ok ? { ok: true, value: held(answer.value) } : answer
  },
  { leavesWithPage: true },
)

export const notificationsChange = submissionSlice<Edit>('notificationsChange', { leavesWithPage: true })

function* change({ payload: edit }: ReturnType<typeof notificationsChange.requested>): SagaOf<void> {
  const outcome = yield* sendOver({
    edit,
    read: () => callApi(getNotifications),
    valuesOf: ({ settings }) => valuesOf(settings.good),
    write: (values, { settings, version, sms_to = null }) =>
      callApi(updateNotifications, { body: { settings: changedSettings(values, settings.good, sms_to), version } }),
  })
  if (outcome.status === 'failed') return void (yield* put(notificationsChange.refused(faultOf(outcome.error))))
  yield* put(notifications.replaced(held(outcome.status === 'saved' ? outcome.value : outcome.present)))
  if (outcome.status === 'conflict') return void (yield* put(notificationsChange.refused(outcome.fault)))
  yield* put(notificationsChange.accepted())
}

attachOnImport('notifications', () => inTurn(notificationsChange, change))
