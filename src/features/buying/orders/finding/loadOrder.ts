import { isAnyOf } from '@reduxjs/toolkit'
import { callApi } from '../../../../shared/saga/callApi'
import { findOrderAsGuest, getOrder } from '../../../../api/contract/buying/orders'
import type { Order } from '../../../../api/contract/buying/orders'
import type { ApiError, Result } from '../../../../api/errors'
import { announced, connectionRetried } from '../../../../shared/notices/noticesSlice'
import { moneyMoved } from '../../../../shared/payments/moneyMoved'
import { paidNumberIn } from '../../../../shared/paidOrder'
import { noteRead } from '../../../../shared/remote/shownReads'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { attachOnImport } from '../../../../shared/store'
import type { RootState } from '../../../../shared/store'
import { latest, watch } from '../../../../shared/saga/workers'
import { inTurn } from '../../../../shared/submission/inTurn'
import { languageChanged } from '../../../identity/settings'
import { claimOrder } from './claimSaga'
import { keyOf } from './guestOrderKeys'
import { isNotFound } from '../../../../api/errors'
import { mailReceipt } from './mailReceipt'
import { orderClaim, receiptMail } from './orderActs'
import {
  guestOrderRead,
  orderFailed,
  orderKeyMissed,
  orderRead,
  orderSearched,
  orderSearchFailed,
  orderSummaryLeft,
  orderSummaryOpened,
  selectOrderSummary,
} from './orderSummarySlice'
import type { OrderSearch } from './orderSummarySlice'

/** These actions change the order, its payment or the language. The newest cancels a running request. */
const orderWanted = {
  match: isAnyOf(orderSummaryOpened, orderSummaryLeft, orderSearched, connectionRetried, languageChanged, moneyMoved),
}

/**
 * Loads a rider's order, or a guest's by this tab's key or by number and email. Another language reloads it without a
 * skeleton.
 */
function* loadOrder(): SagaOf<void> {
  const { orderId, guest, search, order, isGuests } = yield* select(selectOrderSummary)
  if (orderId === null) return
  if (search?.status === 'searching') return yield* searchOrder(search.typed)
  if (order.status !== 'loading' && order.status !== 'loaded') return
  if (search?.status === 'found') yield* searchOrder(search.typed)
  else if (guest || isGuests) yield* findByKey(orderId)
  else yield* readOwn(orderId)
}

function* searchOrder(typed: OrderSearch): SagaOf<void> {
  yield* settle(yield* callApi(findOrderAsGuest, { body: typed }), guestOrderRead, orderSearchFailed)
}

/** Loads a rider's order, or one bought in this tab before sign-in that can be claimed. */
function* readOwn(orderId: string): SagaOf<void> {
  const answer = yield* callApi(getOrder, { params: { id: orderId } })
  const key = yield* call(() => keyOf(orderId))
  if (!answer.ok && isNotFound(answer.error) && key) {
    const guests = yield* callApi(findOrderAsGuest, { body: { order_id: orderId, order_key: key } })
    yield* settle(guests, guestOrderRead, orderFailed)
  } else {
    noteRead(ownOrder, () => callApi(getOrder, { params: { id: orderId } }))
    yield* settle(answer, orderRead, orderFailed)
  }
}

/** A rider's order, as other tabs' changes have it read again. */
const ownOrder = {
  requested: orderSummaryOpened,
  replaced: orderRead,
  select: (state: RootState) => selectOrderSummary(state).order,
}

function* findByKey(orderId: string): SagaOf<void> {
  const key = yield* call(() => keyOf(orderId))
  if (!key) {
    yield* put(orderKeyMissed())
    return
  }
  const answer = yield* callApi(findOrderAsGuest, { body: { order_id: orderId, order_key: key } })
  yield* settle(answer, guestOrderRead, (error) => (isNotFound(error) ? orderKeyMissed() : orderFailed(error)))
}

type Failure = ReturnType<typeof orderFailed | typeof orderKeyMissed | typeof orderSearchFailed>

function* settle(
  answer: Result<Order>,
  success: typeof orderRead | typeof guestOrderRead,
  failure: (error: ApiError) => Failure,
): SagaOf<void> {
  if (!answer.ok) {
    if (answer.error.kind !== 'aborted') yield* put(failure(answer.error))
    return
  }
  const { order } = yield* select(selectOrderSummary)
  yield* put(success(answer.value))
  // After a payment, the announcement says that it is paid.
  const isPaidNow = paidNumberIn(Object(window.history.state).usr) !== undefined
  if (order.status !== 'loaded' && !isPaidNow)
    yield* put(announced({ key: 'orders:shown', values: { number: answer.value.order_number } }))
}

attachOnImport(
  'orders',
  watch(
    () => latest(orderWanted, loadOrder),
    // Repeated clicks send one mail, and make one claim.
    () => inTurn(receiptMail, mailReceipt),
    () => inTurn(orderClaim, claimOrder),
  ),
)
