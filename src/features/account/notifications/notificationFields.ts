import { shownName } from '../../../api/contract/base/common'
import type { NotificationSetting } from '../../../api/contract/account/notifications'
import type { FieldSpec, FormValues } from '../../../shared/forms/fields/fieldSpec'

/** Events that the portal has texts for, in the page's order (ACC-20). */
export const events = ['low_balance', 'renewal_due', 'charge_failed', 'method_expiring', 'order_shipped'] as const
export type NotificationEvent = (typeof events)[number]

const isKnown = (event: string): event is NotificationEvent => events.some((known) => known === event)

/** Returns "Service delay" for "service_delay". */
function wordsOf(code: string): string {
  const words = code.replace(/[\s_-]+/g, ' ').trim()
  return shownName(words.charAt(0).toUpperCase() + words.slice(1))
}

/** Returns our events in order, then those of the backend, by name or code. */
function rowsOf(settings: NotificationSetting[]): { setting: NotificationSetting; event?: NotificationEvent }[] {
  const once = settings.filter(({ event }, at) => settings.findIndex((one) => one.event === event) === at)
  return [
    ...events.flatMap((event) => once.filter((one) => one.event === event).map((setting) => ({ setting, event }))),
    ...once.filter(({ event }) => !isKnown(event)).map((setting) => ({ setting })),
  ]
}

/** Cents of a balance, or days before. */
const thresholds: Partial<Record<NotificationEvent, readonly number[]>> = {
  low_balance: [500, 1_000, 2_000, 5_000],
  renewal_due: [1, 3, 7, 14],
  method_expiring: [7, 14, 30, 60],
}

interface Words {
  event: (event: NotificationEvent) => string
  email: string
  sms: string
  when: string
  value: (event: NotificationEvent, threshold: number) => string
}

/** Returns fields for email, text message, and a threshold if its unit is known. */
export function notificationFields(settings: NotificationSetting[], hasMobile: boolean, words: Words): FieldSpec[] {
  return rowsOf(settings).flatMap(({ setting, event }): FieldSpec[] => {
    const group = event ? words.event(event) : setting.name?.trim() || wordsOf(setting.event) || setting.event
    const offered = event && thresholds[event]
    const field = (part: string, rest: Omit<FieldSpec, 'key'>): FieldSpec => ({
      key: `${setting.event}_${part}`,
      group,
      ...rest,
    })
    return [
      field('email', { kind: 'checkbox', label: words.email, width: 6 }),
      ...(hasMobile ? [field('sms', { kind: 'checkbox', label: words.sms, width: 6 })] : []),
      ...(offered
        ? [
            field('threshold', {
              kind: 'select',
              required: true,
              label: words.when,
              size: 14,
              options: withCurrent(offered, setting.threshold).map((value) => ({
                value: String(value),
                label: words.value(event, value),
              })),
            }),
          ]
        : []),
    ]
  })
}

/** A threshold that was chosen elsewhere stays a choice. */
const withCurrent = (offered: readonly number[], current: number | null | undefined) =>
  [...new Set(current == null ? offered : [...offered, current])].sort((one, other) => one - other)

export const valuesOf = (settings: NotificationSetting[]): FormValues =>
  Object.fromEntries(
    settings.flatMap(({ event, email, sms, threshold }) => [
      [`${event}_email`, email ? 'true' : ''],
      [`${event}_sms`, sms ? 'true' : ''],
      [`${event}_threshold`, threshold == null ? '' : String(threshold)],
    ]),
  )

/**
 * Returns what the values change. Events that are not named stay as they are. Without a mobile there are no text
 * messages, also where the backend still has them switched on.
 */
export function changedSettings(
  values: FormValues,
  settings: NotificationSetting[],
  mobile: string | null,
): NotificationSetting[] {
  return settings.flatMap((setting) => {
    const { event, threshold } = setting
    const chosen = values[`${event}_threshold`]
    const wanted = {
      event,
      email: values[`${event}_email`] === 'true',
      sms: mobile !== null && values[`${event}_sms`] === 'true',
      threshold: chosen ? Number(chosen) : (threshold ?? null),
    }
    const isChanged =
      wanted.email !== setting.email ||
      wanted.sms !== (mobile !== null && setting.sms) ||
      wanted.threshold !== (threshold ?? null)
    return isChanged ? wanted : []
  })
}
