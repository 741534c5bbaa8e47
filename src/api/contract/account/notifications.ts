import * as v from 'valibot'
import { listOf, nonNegativeCents, optionalName, optionalText, text, version } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { listOfGood } from '../base/listOfGood'

/** How a rider is told of one kind of event. */
export const notificationSetting = v.object({
  /**
   * low_balance, renewal_due, charge_failed, method_expiring, order_shipped. The portal shows any other by its name, or
   * by the words of its code.
   */
  event: v.pipe(text, v.minLength(1)),
  /** What an event of the operator's own is called, in the language that was asked for. */
  name: optionalName,
  email: v.boolean(),
  sms: v.boolean(),
  /** low_balance: cents of the balance. renewal_due, method_expiring: days before. The portal keeps that of any other. */
  threshold: v.nullish(nonNegativeCents),
})
export type NotificationSetting = v.InferOutput<typeof notificationSetting>

const notifications = v.object({
  settings: listOfGood(notificationSetting),
  /** The rider's verified mobile number as the portal shows it; without one there are no text messages. */
  sms_to: optionalText,
  version,
})

export const getNotifications = endpoint({
  name: 'getNotifications',
  host: 'accounts',
  method: 'GET',
  path: '/users/notifications',
  summary: 'How the rider is told of each kind of event',
  answer: notifications,
})

export const updateNotifications = endpoint({
  name: 'updateNotifications',
  host: 'accounts',
  method: 'PUT',
  path: '/users/notifications',
  summary: 'Change how the rider is told; events that are not named stay as they are',
  body: v.object({ settings: listOf(notificationSetting), version }),
  answer: notifications,
  errors: [codes.notAllowed, codes.changedElsewhere],
})
