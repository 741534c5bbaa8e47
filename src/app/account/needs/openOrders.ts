import { callApi } from '../../../shared/saga/callApi'
import { listOrders } from '../../../api/contract/buying/orders'
import type { Order } from '../../../api/contract/buying/orders'
import { languageChanged } from '../../../features/identity/settings'
import { moneyMoved } from '../../../shared/payments/moneyMoved'
import { remoteRead } from '../../../shared/remote/remoteRead'

/** Nothing more comes of these orders. An unknown status may need the rider, so it counts as open. */
const finished = ['paid', 'refunded', 'completed', 'delivered', 'collected', 'cancelled', 'canceled']

export const isOrderOpen = ({ status }: Pick<Order, 'status'>): boolean =>
  !finished.includes(status.trim().toLowerCase())

export const openOrders = remoteRead<Order[]>(
  'openOrders',
  function* () {
    const answer = yield* callApi(listOrders, { params: { from: '', to: '', card: '', type: '', page: '1' } })
    return answer.ok ? { ok: true, value: answer.value.results.good.filter(isOrderOpen) } : answer
  },
  { again: [languageChanged, moneyMoved] },
)
