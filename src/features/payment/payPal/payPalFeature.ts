import { callApi } from '../../../api/callApi'
import { startPayPal } from '../../../api/contract/paymentMethods'
import { connectionRetried } from '../../../shared/notices/noticesSlice'
import { fromResult } from '../../../shared/remote/remote'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { latest, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { payPalAnswered, payPalRequested, selectPayPalSession } from './payPalSlice'

function* openSession(): SagaOf<void> {
  const answer = yield* callApi(startPayPal)
  if (!answer.ok && answer.error.kind === 'aborted') return
  yield* put(payPalAnswered(fromResult(answer.ok ? { ok: true, value: answer.value.setup_token } : answer)))
}

function* openAgain(): SagaOf<void> {
  if ((yield* select(selectPayPalSession)).status === 'failed') yield* put(payPalRequested())
}

/** Comes with PayPal's button. */
export const payPalFeature: Feature = {
  name: 'payPal',
  saga: watch(
    () => latest(payPalRequested, openSession),
    () => latest(connectionRetried, openAgain),
  ),
}
