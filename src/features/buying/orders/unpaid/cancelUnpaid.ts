import { cancelOrder, getOrder } from '../../../../api/contract/buying/orders'
import { dialog } from '../../../../i18n/dialog'
import { ask } from '../../../../shared/dialogs/ask'
import type { Asked } from '../../../../shared/dialogs/ask'
import { successShown } from '../../../../shared/notices/noticesSlice'
import { moneyMoved } from '../../../../shared/payments/moneyMoved'
import { callApi } from '../../../../shared/saga/callApi'
import { put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { faultOf } from '../../../../shared/submission/fault'
import { sendOrFind } from '../../../../shared/submission/sendOrFind'
import { standingOfOrder } from '../life/orderStanding'
import { orderCancelling } from './cancelling'
import type { cancellationAsked } from './cancelling'

export type CancelOrder = Asked<{ number: string }, 'cancel' | 'keep'>
const cancelOrderDialog = dialog<CancelOrder>('cancelOrder', () => import('./CancelOrderDialog'), ['orders'])

export function* askCancellation({ payload }: ReturnType<typeof cancellationAsked>): SagaOf<void> {
  const answer = yield* ask(cancelOrderDialog, { number: payload.order_number })
  if (answer === 'cancel') yield* put(orderCancelling.requested(payload))
}

/** Cancels the order. After a lost answer, the order tells whether it is cancelled. */
export function* cancelUnpaid({ payload }: ReturnType<typeof orderCancelling.requested>): SagaOf<void> {
  const { order_id: id, order_number: number } = payload
  const answer = yield* sendOrFind(cancelOrder, { params: { id } }, function* () {
    const read = yield* callApi(getOrder, { params: { id }, quiet: true })
    return read.ok && standingOfOrder(read.value) === 'cancelled' ? read.value : undefined
  })
  if (answer.ok) {
    yield* put(orderCancelling.accepted())
    yield* put(successShown({ key: 'orders:unpaidOrder.cancelled', values: { number } }))
  } else yield* put(orderCancelling.refused(faultOf(answer.error)))
  // The order may have been paid on another device, so what is shown may be old.
  yield* put(moneyMoved())
}
