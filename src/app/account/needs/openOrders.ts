import { callApi } from '../../../shared/saga/callApi'
import { listOrders } from '../../../api/contract/buying/orders'
import type { Order } from '../../../api/contract/buying/orders'
import type { Result } from '../../../api/errors'
import { daysToPay } from '../../../features/buying/orders'
import { languageChanged } from '../../../features/identity/settings'
import { now } from '../../../shared/clock'
import { pageSize } from '../../../shared/lists/pagedRemote'
import { moneyMoved } from '../../../shared/payments/moneyMoved'
import { remoteRead } from '../../../shared/remote/remoteRead'
import type { SagaOf } from '../../../shared/saga/effects'

/** Nothing more comes of these orders. An unknown status may need the rider, so it counts as open. */
const finished = ['paid', 'refunded', 'completed', 'delivered', 'collected', 'cancelled', 'canceled']

export const isOrderOpen = ({ status }: Pick<Order, 'status'>): boolean =>
  !finished.includes(status.trim().toLowerCase())

const day = 86_400_000

/** Reads page after page, the newest orders first, as far back as an order can still be paid. */
function* readOpen(): SagaOf<Result<Order[]>> {
  const open: Order[] = []
  for (let page = 1; ; page += 1) {
    const params = { from: '', to: '', card: '', type: '', page: String(page) }
    const answer = yield* callApi(listOrders, { params })
    if (!answer.ok) return answer
    const { results, total } = answer.value
    open.push(...results.good.filter(isOrderOpen))
    const oldest = Date.parse(results.good.at(-1)?.date ?? '')
    if (page * pageSize >= total || !(oldest > now() - daysToPay * day)) return { ok: true, value: open }
  }
}

export const openOrders = remoteRead<Order[]>('openOrders', readOpen, { again: [languageChanged, moneyMoved] })
