import { callApi } from '../../../../shared/saga/callApi'
import * as codes from '../../../../api/contract/base/errorCodes'
import { validatePromo } from '../../../../api/contract/buying/quotes'
import { hasCode } from '../../../../api/errors'
import type { ApiError } from '../../../../api/errors'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { errorText } from '../../../../shared/ui/page/errorText'
import { selectLinesToBuy } from '../../cart'
import { orderLines } from '../purchase'
import { promoAccepted, promoRefused, selectPromoCode } from './quoteSlice'
import type { promoRequested } from './quoteSlice'

export const promoNotValid: TextRef = { key: 'checkout:promo.notValid' }

/** Checks the code with the backend. The next quote holds the discount (PAY-03). */
export function* applyPromo({ payload: code }: ReturnType<typeof promoRequested>): SagaOf<void> {
  const lines = orderLines(yield* select(selectLinesToBuy))
  const answer = yield* callApi(validatePromo, { body: { code, lines } })
  if (answer.ok) yield* put(promoAccepted(code))
  else yield* put(promoRefused({ code, reason: promoTrouble(answer.error) }))
}

/** Checks the code again after a change of the cart (decision 37). The next quote checks it too. */
export function* recheckPromo(): SagaOf<void> {
  const code = yield* select(selectPromoCode)
  const lines = orderLines(yield* select(selectLinesToBuy))
  if (!code || lines.length === 0) return
  const answer = yield* callApi(validatePromo, { body: { code, lines }, quiet: true })
  if (!answer.ok && hasCode(answer.error, codes.promoNotValid))
    yield* put(promoRefused({ code, reason: promoNotValid }))
}

function promoTrouble(error: ApiError): TextRef {
  return hasCode(error, codes.promoNotValid) ? promoNotValid : errorText(error)
}
