import { notifications, notificationsChange } from '../../features/account/notifications/notifications'
import { loads, sends, withSession } from './play/consequences'
import { shownBy, shownOf } from './play/row'
import type { FaultRow } from './play/row'

export const notificationsRows = {
  getNotifications: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(notifications.requested()),
    shows: (state) => shownOf(notifications.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  updateNotifications: {
    who: 'rider',
    event: ({ dispatch }) =>
      dispatch(
        notificationsChange.requested({ typed: { order_shipped_email: '' }, base: { order_shipped_email: 'true' } }),
      ),
    shows: (state) => shownBy(notificationsChange.select(state)),
    wanted: 'done',
    fails: sends(withSession),
  },
} satisfies Record<string, FaultRow>
