import { createAction, isAnyOf } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import { callApi } from '../../../../shared/saga/callApi'
import * as codes from '../../../../api/contract/base/errorCodes'
import { quoteOrder, quoteOrderAsGuest } from '../../../../api/contract/buying/quotes'
import { hasCode } from '../../../../api/errors'
import { call, put, select, takeWhere } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { readStored } from '../../../../shared/storage/browserStorage'
import { cardKeys } from '../../../cards/fareMedia'
import { cartChanged, cartRead, selectLinesToBuy } from '../../cart'
import { loggedOut, selectIsRider, sessionLost } from '../../../identity/session'
import { promoNotValid, recheckPromo } from './applyPromo'
import {
  orderDeclined,
  orderLines,
  orderNotArrived,
  orderPaid,
  othersFound,
  outcomeForgotten,
  outcomeUnknown,
  paymentReset,
  selectIsCheckoutOpen,
  selectIsPaymentBusy,
} from '../purchase'
import { selectShippingMethodId } from './checkoutSlice'
import { cardOfOrder } from './cardOfOrder'
import { selectNeedsShipping } from './progress'
import { isAsAsked } from './quotedLines'
import {
  promoRefused,
  quoteAnswered,
  quoteDropped,
  quoteFailed,
  quoteRequested,
  quoteWithheld,
  selectPromoCode,
} from './quoteSlice'
import { quoteBlocker } from './quoteBlocker'

export const quoteRetried = createAction('checkout/quoteRetried')

/** Requests prices and totals when the order changes. It waits while a payment runs. */
export function* loadQuote(cause: Action): SagaOf<void> {
  if (!(yield* select(selectIsCheckoutOpen))) return
  while (yield* select(selectIsPaymentBusy)) yield* takeWhere(isPaymentOver)
  if (isOfCart(cause)) yield* recheckPromo()
  yield* requote()
}

const isPaymentOver = isAnyOf(
  orderDeclined,
  orderNotArrived,
  outcomeUnknown,
  outcomeForgotten,
  othersFound,
  orderPaid,
  paymentReset,
  sessionLost,
  loggedOut,
)
const isOfCart = (cause: Action) => cartChanged.match(cause) || cartRead.match(cause)

export function* requote(): SagaOf<void> {
  const lines = yield* select(selectLinesToBuy)
  if (lines.length === 0) {
    yield* put(quoteDropped())
    return
  }
  const card = cardOfOrder(lines, yield* call(() => readStored(cardKeys.fareMediaId)))
  const isRider = yield* select(selectIsRider)
  const reason = quoteBlocker(lines, isRider, card)
  if (reason) {
    yield* put(quoteWithheld(reason))
    return
  }
  yield* put(quoteRequested())
  const promo = yield* select(selectPromoCode)
  const methodId = (yield* select(selectNeedsShipping)) ? yield* select(selectShippingMethodId) : null
  const answer = yield* callApi(isRider ? quoteOrder : quoteOrderAsGuest, {
    body: {
      lines: orderLines(lines),
      ...(promo && { promo_code: promo }),
      ...(methodId && { shipping_method_id: methodId }),
      ...(card && { faremedia_id: card }),
    },
  })
  const isPromoRefused = answer.ok ? promo && !answer.value.promo_code : hasCode(answer.error, codes.promoNotValid)
  if (promo && isPromoRefused) {
    yield* put(promoRefused({ code: promo, reason: promoNotValid }))
    return yield* requote()
  }
  if (answer.ok && !isAsAsked(lines, answer.value)) yield* put(quoteFailed({ kind: 'badAnswer' }))
  else if (answer.ok) yield* put(quoteAnswered({ quote: answer.value, lines, ...(card && { card }) }))
  else if (answer.error.kind !== 'aborted') yield* put(quoteFailed(answer.error))
}
