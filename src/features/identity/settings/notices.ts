import type { OperatorSettings } from './operatorSettings'

export type OperatorNotice = OperatorSettings['notices'][number]

type Times = Pick<OperatorNotice, 'from' | 'until'>

/** `now` in milliseconds. */
export const isDue = ({ from, until }: Times, now: number): boolean =>
  (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until))

/** `/account/*` is `/account` and all below. */
export const isOnPage = ({ routes }: Pick<OperatorNotice, 'routes'>, pathname: string): boolean => {
  const path = pathname.replace(/\/+$/, '')
  return (
    !routes ||
    routes.some((route) => (route.endsWith('*') ? `${path}/`.startsWith(route.slice(0, -1)) : (path || '/') === route))
  )
}

/** On whatever page its notice stands. */
export const areSalesClosed = ({ notices }: Pick<OperatorSettings, 'notices'>, now: number): boolean =>
  notices.some((notice) => notice.closes?.includes('sales') && isDue(notice, now))

/** Not while it says what is closed. */
export const isDismissible = ({ closes = [] }: Pick<OperatorNotice, 'closes'>): boolean => closes.length === 0
