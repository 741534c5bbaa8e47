import * as v from 'valibot'
import { listOf, nonNegativeCents, optionalName, optionalText, text, version } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { listOfGood } from '../base/listOfGood'

export const notificationSetting = v.object({
  event: v.pipe(text, v.minLength(1)),
  name: optionalName,
  email: v.boolean(),
  sms: v.boolean(),
  threshold: v.nullish(nonNegativeCents),
})
export type NotificationSetting = v.InferOutput<typeof notificationSetting>

const notifications = v.object({
  settings: listOfGood(notificationSetting),
  sms_to: optionalText,
  version,
})

export const getNotifications = endpoint({
  name: 'getNotifications',
  host: 'accounts',
  method: 'GET',
  path: '/users/notifications',
  answer: notifications,
})

export const updateNotifications = endpoint({
  name: 'updateNotifications',
  host: 'accounts',
  method: 'PUT',
  path: '/users/notifications',
  body: v.object({ settings: listOf(notificationSetting), version }),
  answer: notifications,
  errors: [codes.notAllowed, codes.changedElsewhere],
})
