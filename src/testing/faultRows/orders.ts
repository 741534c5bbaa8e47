import { orderClaim, receiptMail } from '../../features/buying/orders/finding/orderActs'
import '../../features/buying/orders/finding/loadOrder'
import {
  orderSearched,
  orderSummaryOpened,
  selectOrderSummary,
} from '../../features/buying/orders/finding/orderSummarySlice'
import { writeStored } from '../../shared/storage/browserStorage'
import { checkoutKeys } from '../../features/buying/checkout/purchase/checkoutKeys'
import { orderCancelling } from '../../features/buying/orders/unpaid/cancelling'
import { orderQuote } from '../../features/buying/orders/unpaid/orderQuote'
import { found, loads, sends, withSession, withoutSession } from './play/consequences'
import { shownBy, shownOf, whyFailed } from './play/row'
import type { FaultRow, Scene } from './play/row'

const opens =
  (orderId: string, guest: boolean) =>
  ({ dispatch }: Scene) => {
    dispatch(orderSummaryOpened({ orderId, guest }))
  }

const shown =
  (orderId: string, guest: boolean) =>
  async (scene: Scene): Promise<void> => {
    opens(orderId, guest)(scene)
    await scene.until((state) => selectOrderSummary(state).order.status === 'loaded')
  }

const unpaid = { order_id: 'order-100010', order_number: 'SP-100010' }

export const ordersRows = {
  quoteUnpaidOrder: {
    who: 'settlingRider',
    event: ({ dispatch }) => dispatch(orderQuote.requested(unpaid.order_id)),
    shows: (state) => shownOf(orderQuote.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  /** After a lost answer the order itself tells whether it was cancelled. */
  cancelOrder: {
    who: 'settlingRider',
    event: ({ dispatch }) => dispatch(orderCancelling.requested(unpaid)),
    shows: (state) => shownBy(orderCancelling.select(state)),
    wanted: 'done',
    fails: sends({ ...withSession, ...found }),
  },

  getOrder: {
    who: 'rider',
    event: opens('order-100002', false),
    shows: (state) => shownOf(selectOrderSummary(state).order),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  /** A guest whose tab has no key for the order types the details of the receipt. */
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

  sendReceipt: {
    who: 'rider',
    before: shown('order-100002', false),
    event: ({ dispatch }) => dispatch(receiptMail.requested({ to: 'a@example.com' })),
    shows: (state) => shownBy(receiptMail.select(state)),
    wanted: 'done',
    fails: sends(withSession),
  },

  sendReceiptAsGuest: {
    who: 'guest',
    before: async (scene) => {
      writeStored(checkoutKeys.guestOrderKeys, { 'order-100001': 'key-guest' })
      await shown('order-100001', true)(scene)
    },
    event: ({ dispatch }) => dispatch(receiptMail.requested({ to: 'a@example.com' })),
    shows: (state) => shownBy(receiptMail.select(state)),
    wanted: 'done',
    fails: sends(withoutSession),
  },

  /** The order was bought in this tab before signing in. */
  claimOrder: {
    who: 'rider',
    before: async (scene) => {
      writeStored(checkoutKeys.guestOrderKeys, { 'order-100001': 'key-guest' })
      await shown('order-100001', false)(scene)
    },
    event: ({ dispatch }) => dispatch(orderClaim.requested({})),
    shows: (state) => shownBy(orderClaim.select(state)),
    wanted: 'done',
    fails: sends(withSession),
  },
} satisfies Record<string, FaultRow>
