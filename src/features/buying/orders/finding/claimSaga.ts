import { claimOrder as claimOrderCall } from '../../../../api/contract/buying/receipts'
import { goTo } from '../../../../shared/navigation/navigation'
import { successShown } from '../../../../shared/notices/noticesSlice'
import { paths } from '../../../../shared/paths'
import { call, put, race, select, take } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { send } from '../../../../shared/submission/send'
import { forgetKey, keyOf } from './guestOrderKeys'
import { claimFault, orderClaim } from './orderActs'
import { orderRead, orderSummaryLeft, selectOrderSummary } from './orderSummarySlice'

/**
 * Moves an order into the rider's account, by this tab's key or the mail's code. After a lost answer it can be
 * repeated, and returns the same order.
 */
export function* claimOrder({ payload }: ReturnType<typeof orderClaim.requested>): SagaOf<void> {
  yield* race({ claimed: claim(payload.code), left: take(orderSummaryLeft) })
}

function* claim(typed: string | undefined): SagaOf<void> {
  const { order } = yield* select(selectOrderSummary)
  if (order.status !== 'loaded') return
  const { order_id: id, order_number } = order.value
  const code = typed ?? (yield* call(() => keyOf(id))) ?? ''
  const answer = yield* send(orderClaim, claimOrderCall, { body: { order_number, code } }, claimFault)
  if (!answer.ok) return
  yield* call(() => forgetKey(id))
  yield* put(orderRead(answer.value))
  yield* put(successShown({ key: 'orders:claim.done', values: { number: order_number } }))
  yield* put(orderClaim.accepted())
  yield* goTo(paths.orderSummary(id), { replace: true })
}
