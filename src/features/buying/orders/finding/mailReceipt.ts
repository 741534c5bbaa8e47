import type { BodyOf } from '../../../../api/contract/base/endpoint'
import type { findOrderAsGuest } from '../../../../api/contract/buying/orders'
import { sendReceipt, sendReceiptAsGuest } from '../../../../api/contract/buying/receipts'
import type { ApiError } from '../../../../api/errors'
import { call, put, race, select, take } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { faultOf } from '../../../../shared/submission/fault'
import { send } from '../../../../shared/submission/send'
import { keyOf } from './guestOrderKeys'
import { receiptMail } from './orderActs'
import { orderSummaryLeft, selectOrderSummary } from './orderSummarySlice'

const noProof: ApiError = { kind: 'http', status: 404 }

/** Sends the receipt again (PAY-08). Leaving the page drops the answer. */
export function* mailReceipt({ payload }: ReturnType<typeof receiptMail.requested>): SagaOf<void> {
  yield* race({ sent: mailTo(payload.to), left: take(orderSummaryLeft) })
}

function* mailTo(to: string): SagaOf<void> {
  const { order, isGuests } = yield* select(selectOrderSummary)
  if (order.status !== 'loaded') return
  const { order_id: id } = order.value
  const proof = isGuests ? yield* guestProof(id) : undefined
  if (isGuests && !proof) return void (yield* put(receiptMail.refused(faultOf(noProof))))
  const answer = proof
    ? yield* send(receiptMail, sendReceiptAsGuest, { body: { ...proof, send_to: to } })
    : yield* send(receiptMail, sendReceipt, { params: { id }, body: { email: to } })
  if (answer.ok) yield* put(receiptMail.accepted({ to }))
}

function* guestProof(orderId: string): SagaOf<BodyOf<typeof findOrderAsGuest> | undefined> {
  const { search } = yield* select(selectOrderSummary)
  if (search?.status === 'found') return search.typed
  const key = yield* call(() => keyOf(orderId))
  return key ? { order_id: orderId, order_key: key } : undefined
}
