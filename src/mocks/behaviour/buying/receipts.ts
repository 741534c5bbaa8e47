import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/buying/receipts'
import { booksOf } from '../../ledger/books'
import { expectEmail } from '../../rules/identity/expectEmail'
import { guestOrder, isSameText, ownOrder } from '../../rules/buying/findOrder'
import { mailReceipt } from '../../rules/buying/mailReceipt'
import { orderAnswer } from '../../rules/buying/orderAnswer'
import { refuse, refuseFor } from '../../rules/base/refusal'
import { riderOf } from '../../rules/base/visitor'
import type { OrderRecord } from '../../state/buying/orders'
import type { BackendState } from '../../state'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

/** The most times that the receipt of one order is mailed, so that no mailbox is flooded. */
const mostReceipts = 6

const wait = 60

export const receiptsBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  sendReceipt: ({ state, body, params, visitor }) => mailAgain(state, ownOrder(state, visitor, params.id), body.email),

  sendReceiptAsGuest: ({ state, body }) => mailAgain(state, guestOrder(state, body), body.send_to),

  /**
   * A guest's order has no owner. A claimed order can no longer be found by number and email, and what it has moved is
   * the rider's.
   */
  claimOrder: ({ state, body, visitor, language }) => {
    const { user } = riderOf(visitor)
    const order = state.orders.find(
      ({ owner, order_number, order_key }) =>
        (owner === null || owner === user.uuid) &&
        order_key !== null &&
        isSameText(order_number, body.order_number) &&
        isSameText(order_key, body.code),
    )
    if (!order) refuse(codes.notFound)
    order.owner = user.uuid
    for (const entry of booksOf(state).byRecord.get(order.order_id) ?? []) entry.owner = user.uuid
    return orderAnswer(state, order, language)
  },
}

function mailAgain(state: BackendState, order: OrderRecord, to: string): { sent: true } {
  const email = expectEmail(to)
  if (state.mailedReceipts.filter((mail) => mail.order_number === order.order_number).length >= mostReceipts)
    refuseFor(wait, codes.tooManyTries)
  mailReceipt(state, order, email)
  return { sent: true }
}
