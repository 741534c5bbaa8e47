import { callApi } from '../../api/callApi'
import { listPaymentMethods } from '../../api/contract/paymentMethods'
import { fromResult } from '../../shared/remote'
import { put } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { paymentMethodsAnswered } from './paymentMethodsSlice'

/** Reads the rider's saved methods; each room that shows them has its own policy for it. */
export function* loadPaymentMethods(): SagaOf<void> {
  const answer = yield* callApi(listPaymentMethods)
  if (!answer.ok && answer.error.kind === 'aborted') return
  yield* put(paymentMethodsAnswered(fromResult(answer.ok ? { ok: true, value: answer.value.payment_methods } : answer)))
}
