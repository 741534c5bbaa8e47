import * as v from 'valibot'
import { uuid } from '../../api/contract/base/common'
import type { CartLine } from '../../features/buying/cart'
import { routeOf } from '../../shared/routeOf'
import { routePaths } from '../../shared/routePaths'

const amount = v.pipe(v.number(), v.minValue(0))
const item = v.object({ item_id: uuid, quantity: v.pipe(v.number(), v.integer()), price: amount })
const sale = { currency: v.literal('CAD'), value: amount, items: v.array(item) }

/** The schema holds all that analytics may be told (decision 100): no name, email, card, token, order or address. */
export const analyticsEvent = v.union([
  v.object({ event: v.literal('page'), page: v.picklist([...Object.values(routePaths), 'not found']) }),
  v.object({ event: v.literal('add_to_cart'), ...sale }),
  v.object({ event: v.literal('begin_checkout'), ...sale }),
  v.object({ event: v.literal('purchase'), ...sale }),
  v.object({ event: v.literal('sign_up') }),
  v.object({ event: v.literal('login'), method: v.picklist(['password', 'google', 'facebook', 'apple']) }),
])
export type AnalyticsEvent = v.InferOutput<typeof analyticsEvent>

/** The route's pattern, because an address may hold ids and tokens. */
export const pageEvent = (pathname: string): AnalyticsEvent => {
  const route = routeOf(pathname)
  return { event: 'page', page: route ? routePaths[route.name] : 'not found' }
}

export const saleEvent = (
  event: 'add_to_cart' | 'begin_checkout' | 'purchase',
  lines: Pick<CartLine, 'uuid' | 'quantity' | 'list_price'>[],
): AnalyticsEvent => {
  const items = lines.map(({ uuid: item_id, quantity, list_price }) => ({
    item_id,
    quantity,
    price: (list_price ?? 0) / 100,
  }))
  const cents = lines.reduce((sum, { quantity, list_price }) => sum + quantity * (list_price ?? 0), 0)
  return { event, currency: 'CAD', value: cents / 100, items }
}
