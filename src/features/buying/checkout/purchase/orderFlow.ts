import { callApi } from '../../../../shared/saga/callApi'
import { findOrderAttempt, findOrderAttemptAsGuest } from '../../../../api/contract/paying/attempts'
import type { PlacedOrder } from '../../../../api/contract/paying/paying'
import { cancelTask, delay, fork, put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import type { RootState } from '../../../../shared/store'
import { buyerOf, orderAttempts } from '../../../../shared/payments/openPayments'
import type { Payable } from '../../../../shared/payments/payOnce'
import { selectIsRider, selectRiderId } from '../../../identity/session'
import { isGuests } from './attempt'
import { outcomeOfLookUp } from './outcome'
import type { Refusal } from './outcome'
import { outcomeChecked, paymentTakesLong } from './paymentSlice'

type OrderFlow = Payable<PlacedOrder, Refusal>

/** The person who pays. They look up only their own attempts, or a guest's. */
export const selectOwner = (state: RootState): string =>
  buyerOf(selectIsRider(state) ? (selectRiderId(state) ?? '') : undefined)

/** Milliseconds until the page says that a payment still runs (F03). */
const slowAfter = 8_000

/** Says so if the answer takes long. The timer is a child task, so it ends with its flow. */
export function* withSlowNotice<T>(work: SagaOf<T>): SagaOf<T> {
  const timer = yield* fork(reportSlow)
  const answer = yield* work
  yield* cancelTask(timer)
  return answer
}

function* reportSlow(): SagaOf<void> {
  yield* delay(slowAfter)
  yield* put(paymentTakesLong())
}

/** Looks up an order as the rider or the guest who sent it (F21). A failure is an outcome, so it shows no toast. */
export const findOrder: OrderFlow['lookUp'] = function* (attempt) {
  const look = isGuests(attempt) ? findOrderAttemptAsGuest : findOrderAttempt
  return outcomeOfLookUp(yield* callApi(look, { params: { key: attempt.key }, quiet: true }))
}

export const lookUpOrder: OrderFlow['lookUp'] = function* (attempt) {
  yield* put(outcomeChecked())
  return yield* withSlowNotice(findOrder(attempt))
}

export const orderFlow = (send: OrderFlow['send']): OrderFlow => ({
  attempts: orderAttempts,
  send,
  lookUp: lookUpOrder,
})
