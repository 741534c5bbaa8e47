import type { NotificationSetting } from '../../api/contract/notifications'
import type { FieldSpec, FormValues } from '../../shared/forms/fieldSpec'

/** The events that a rider can be told of, in the order of the page (ACC-20). */
export const events = ['low_balance', 'renewal_due', 'charge_failed', 'method_expiring', 'order_shipped'] as const
export type NotificationEvent = (typeof events)[number]

/** The thresholds that are offered: cents of a balance, or days before. */
const thresholds: Partial<Record<NotificationEvent, readonly number[]>> = {
  low_balance: [500, 1_000, 2_000, 5_000],
  renewal_due: [1, 3, 7, 14],
  method_expiring: [7, 14, 30, 60],
}

interface Words {
  event: (event: NotificationEvent) => string
  email: string
  sms: string
  threshold: (event: NotificationEvent) => string
  /** A threshold in words: an amount, or days. */
  value: (event: NotificationEvent, threshold: number) => string
}

/** The fields of the settings that the backend has: email, text message, and a threshold where one applies. */
export function notificationFields(settings: NotificationSetting[], hasMobile: boolean, words: Words): FieldSpec[] {
  return events.flatMap((event): FieldSpec[] => {
    const setting = settings.find((one) => one.event === event)
    if (!setting) return []
    const group = words.event(event)
    const offered = thresholds[event]
    const field = (part: string, rest: Omit<FieldSpec, 'key'>): FieldSpec => ({
      key: `${event}_${part}`,
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
              label: words.threshold(event),
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

/** Returns the settings with what was chosen in the form. A part that the form does not show stays as it is. */
export function settingsOf(values: FormValues, settings: NotificationSetting[]): NotificationSetting[] {
  return settings
    .filter(({ event }) => events.some((known) => known === event))
    .map((setting) => {
      const { event, sms, threshold } = setting
      const typed = (part: string) => values[`${event}_${part}`]
      const chosen = typed('threshold')
      return {
        event,
        email: typed('email') === 'true',
        sms: typed('sms') === undefined ? sms : typed('sms') === 'true',
        threshold: chosen ? Number(chosen) : (threshold ?? null),
      }
    })
}
