import type { OperatorSettings } from './operatorSettings'

export type OperatorNotice = OperatorSettings['notices'][number]

type Times = Pick<OperatorNotice, 'from' | 'until'>

/** Whether a notice holds at this moment, in milliseconds. */
export const isDue = ({ from, until }: Times, now: number): boolean =>
  (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until))

/** Whether a page shows a notice. `/account/*` is `/account` and all below it. */
export const isOnPage = ({ routes }: Pick<OperatorNotice, 'routes'>, pathname: string): boolean => {
  const path = pathname.replace(/\/+$/, '')
  return (
    !routes ||
    routes.some((route) => (route.endsWith('*') ? `${path}/`.startsWith(route.slice(0, -1)) : (path || '/') === route))
  )
}

/** Whether nothing is sold now, on whatever page the notice of it stands. */
export const areSalesClosed = ({ notices }: Pick<OperatorSettings, 'notices'>, now: number): boolean =>
  notices.some((notice) => notice.closes?.includes('sales') && isDue(notice, now))

/** Whether a visitor may close a notice: not while it says what is closed. */
export const isDismissible = ({ closes = [] }: Pick<OperatorNotice, 'closes'>): boolean => closes.length === 0
