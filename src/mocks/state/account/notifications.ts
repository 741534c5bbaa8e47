import type { NotificationSetting } from '../../../api/contract/account/notifications'

export interface NotificationsState {
  /** Settings by the rider's uuid; a rider who has changed nothing has no entry. */
  notifications: Record<string, NotificationSetting[]>
}

export const notificationsSeed = (): NotificationsState => ({ notifications: {} })

/** The settings of a new account. */
export const firstNotifications = (): NotificationSetting[] => [
  { event: 'low_balance', email: true, sms: false, threshold: 1000 },
  { event: 'renewal_due', email: true, sms: false, threshold: 3 },
  { event: 'charge_failed', email: true, sms: false, threshold: null },
  { event: 'method_expiring', email: true, sms: false, threshold: 30 },
  { event: 'order_shipped', email: true, sms: false, threshold: null },
]
