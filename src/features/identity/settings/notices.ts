import type { OperatorSettings } from './operatorSettings'

export type OperatorNotice = OperatorSettings['notices'][number]

type Times = Pick<OperatorNotice, 'from' | 'until'>

/** Tells whether a notice holds. `now` is in milliseconds. */
export const isDue = ({ from, until }: Times, now: number): boolean =>
  (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until))

/** Tells whether a page shows a notice. `/account/*` is `/account` and all below it. */
export const isOnPage = ({ routes }: Pick<OperatorNotice, 'routes'>, pathname: string): boolean => {
  const path = pathname.replace(/\/+$/, '')
  return (
    !routes ||
    routes.some((route) => (route.endsWith('*') ? `${path}/`.startsWith(route.slice(0, -1)) : (path || '/') === route))
  )
}

/** Tells whether sales are closed, on whatever page the notice of that stands. */
export const areSalesClosed = ({ notices }: Pick<OperatorSettings, 'notices'>, now: number): boolean =>
  notices.some((notice) => notice.closes?.includes('sales') && isDue(notice, now))

/** A notice that says what is closed cannot be dismissed. */
export const isDismissible = ({ closes = [] }: Pick<OperatorNotice, 'closes'>): boolean => closes.length === 0
