import { callApi } from '../../../../shared/saga/callApi'
import { searchShippingMethods } from '../../../../api/contract/buying/shipping'
import { goodEntries } from '../../../../shared/remote/goodEntries'
import { fromResult } from '../../../../shared/remote/remote'
import { put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { selectLinesToBuy } from '../../cart'
import { orderLines, selectIsCheckoutOpen } from '../purchase'
import { selectDestination, shippingMethodsAnswered } from './checkoutSlice'
import { selectNeedsShipping } from './progress'

/** Loads shipping methods (PAY-02), again for another address, lines or language. */
export function* loadShippingMethods(): SagaOf<void> {
  const destination = yield* select(selectDestination)
  const isWanted = (yield* select(selectNeedsShipping)) && (yield* select(selectIsCheckoutOpen))
  if (!destination || !isWanted) return
  const lines = orderLines(yield* select(selectLinesToBuy))
  const answer = yield* callApi(searchShippingMethods, { body: { lines, address: destination.address } })
  if (!answer.ok && answer.error.kind === 'aborted') return
  const value = answer.ok ? yield* goodEntries(answer.value.methods, 'checkout:shipping.notShown') : []
  yield* put(shippingMethodsAnswered(fromResult(answer.ok ? { ok: true, value } : answer)))
}
