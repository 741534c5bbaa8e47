import { isAnyOf } from '@reduxjs/toolkit'
import { callApi } from '../../api/callApi'
import { findOrderAsGuest, getOrder } from '../../api/contract/orders'
import type { Order } from '../../api/contract/orders'
import { hasCode } from '../../api/errors'
import type { ApiError, Result } from '../../api/errors'
import { announced, connectionRetried } from '../../shared/notices/noticesSlice'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { latest, watch } from '../../shared/saga/workers'
import { readStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'
import { languageChanged } from '../settings'
import {
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

/** Whether an answer says that there is no such order for the one who asks. */
export const isNotFound = (error: ApiError): boolean =>
  hasCode(error, 40404) || (error.kind === 'http' && error.status === 404)

/** Whatever may change which order is shown, or in which words; the newest cancels what was under way. */
const orderWanted = {
  match: isAnyOf(orderSummaryOpened, orderSummaryLeft, orderSearched, connectionRetried, languageChanged),
}

/**
 * Reads the order of the page that is shown: a rider's own, a guest's by the key of this tab or by what the guest
 * typed. An order that is shown already is read again, quietly, for the words of another language.
 */
function* loadOrder(): SagaOf<void> {
  const { orderId, guest, search, order } = yield* select(selectOrderSummary)
  if (orderId === null) return
  if (search?.status === 'searching') return yield* searchOrder(search.typed)
  if (order.status !== 'loading' && order.status !== 'loaded') return
  if (search?.status === 'found') yield* searchOrder(search.typed)
  else if (guest) yield* findByKey(orderId)
  else yield* settle(yield* callApi(getOrder, { params: { id: orderId } }), orderFailed)
}

function* searchOrder(typed: OrderSearch): SagaOf<void> {
  yield* settle(yield* callApi(findOrderAsGuest, { body: typed }), orderSearchFailed)
}

function* findByKey(orderId: string): SagaOf<void> {
  const key = yield* call(() => keyOf(orderId))
  if (!key) {
    yield* put(orderKeyMissed())
    return
  }
  const answer = yield* callApi(findOrderAsGuest, { body: { order_id: orderId, order_key: key } })
  yield* settle(answer, (error) => (isNotFound(error) ? orderKeyMissed() : orderFailed(error)))
}

type Failure = ReturnType<typeof orderFailed | typeof orderKeyMissed | typeof orderSearchFailed>

function* settle(answer: Result<Order>, failure: (error: ApiError) => Failure): SagaOf<void> {
  if (!answer.ok) {
    if (answer.error.kind !== 'aborted') yield* put(failure(answer.error))
    return
  }
  const { order } = yield* select(selectOrderSummary)
  yield* put(orderRead(answer.value))
  if (order.status !== 'loaded')
    yield* put(announced({ key: 'orders:shown', values: { number: answer.value.order_number } }))
}

/** The key that this tab got when the order was placed. Own entries only: an id may be named like a built-in. */
function keyOf(orderId: string): string | undefined {
  const keys = readStored(stored.guestOrderKeys) ?? {}
  return Object.hasOwn(keys, orderId) ? keys[orderId] : undefined
}

export const orderSummarySaga = watch(() => latest(orderWanted, loadOrder))
