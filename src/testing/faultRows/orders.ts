import { orderSummarySaga } from '../../features/orders/loadOrder'
import { orderSearched, orderSummaryOpened, selectOrderSummary } from '../../features/orders/orderSummarySlice'
import { loads, withSession, withoutSession } from './consequences'
import { shownOf, whyFailed } from './row'
import type { FaultRow, Scene } from './row'

const opens =
  (orderId: string, guest: boolean) =>
  ({ store, dispatch }: Scene) => {
    store.attach({ name: 'orders', saga: orderSummarySaga })
    dispatch(orderSummaryOpened({ orderId, guest }))
  }

export const ordersRows = {
  getOrder: {
    who: 'rider',
    event: opens('order-100002', false),
    shows: (state) => shownOf(selectOrderSummary(state).order),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  /** A guest whose tab has no key for the order, and who types what the receipt says. */
  findOrderAsGuest: {
    who: 'guest',
    before: opens('order-100001', true),
    event: ({ dispatch }) => dispatch(orderSearched({ order_number: 'SP-100001', email: 'guest@example.com' })),
    shows: (state) => {
      const { search } = selectOrderSummary(state)
      if (search?.status === 'failed') return whyFailed(search.error)
      return search?.status === 'searching' ? 'waiting' : (search?.status ?? 'nothing')
    },
    wanted: 'found',
    fails: loads(withoutSession),
  },
} satisfies Record<string, FaultRow>
