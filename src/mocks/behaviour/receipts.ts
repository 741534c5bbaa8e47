import * as codes from '../../api/contract/errorCodes'
import type { BackendState, OrderRecord } from '../state'
import type { BehaviourOf } from './behaviour'
import { guestOrderBy, isSameText, orderAnswer } from './orders'
import { refuse, refuseFor } from './refusal'
import { riderOf } from './visitor'

type ReceiptsCall = 'sendReceipt' | 'sendReceiptAsGuest' | 'claimOrder'

/** How often the receipt of one order goes out; nobody's letter box is to be filled by it. */
const mostReceipts = 6
const wait = 60

export const receiptsBehaviour: BehaviourOf<ReceiptsCall> = {
  sendReceipt: ({ state, body, params, visitor }) => {
    const { user } = riderOf(visitor)
    const order = state.orders.find((entry) => entry.order_id === params.id && entry.owner === user.uuid)
    return mailAgain(state, order ?? refuse(codes.notFound), body.email)
  },

  sendReceiptAsGuest: ({ state, body }) =>
    mailAgain(state, guestOrderBy(state, body) ?? refuse(codes.notFound), body.send_to),

  /** A guest's order has no owner; one that is claimed answers to no number and email any more. */
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
    return orderAnswer(state, order, language)
  },
}

function mailAgain(state: BackendState, order: OrderRecord, to: string): { sent: true } {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(to.trim())) refuse(codes.notValid, 'email')
  if (state.mailedReceipts.filter((mail) => mail.order_number === order.order_number).length >= mostReceipts)
    refuseFor(wait, codes.tooManyTries)
  mailReceipt(state, order, to)
  return { sent: true }
}

/** What would be mailed: the receipt, and for a guest the code that takes the order into an account. */
export function mailReceipt(state: BackendState, { order_number, order_key }: OrderRecord, to: string): void {
  state.mailedReceipts.push({ to: to.trim(), order_number, claim_code: order_key })
}
