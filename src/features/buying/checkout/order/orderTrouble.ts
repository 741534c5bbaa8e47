import { createSelector } from '@reduxjs/toolkit'
import * as codes from '../../../../api/contract/base/errorCodes'
import { hasCode } from '../../../../api/errors'
import type { ApiError } from '../../../../api/errors'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import type { RootState } from '../../../../shared/store'
import { errorText } from '../../../../shared/ui/page/errorText'
import { selectIsRider } from '../../../identity/session'
import { selectSettings } from '../../../identity/settings'
import { cardTrouble } from '../purchase'
import { selectQuoteRequest } from './quoteSlice'
import type { QuoteBlocker } from './quoteBlocker'

export interface OrderTrouble {
  title: TextRef
  text: TextRef
  /** What helps: answer questions, choose another card, change the cart, or retry. */
  help: 'settle' | 'card' | 'cart' | 'retry'
}

/** Returns the trouble of an order that no quote is requested for. */
export function withheldTrouble(reason: QuoteBlocker): OrderTrouble {
  if (reason !== 'noCard')
    return { title: { key: 'checkout:unsettled.title' }, text: { key: `checkout:unsettled.${reason}` }, help: 'settle' }
  return { title: { key: 'checkout:card.missingTitle' }, text: { key: 'checkout:card.missing' }, help: 'card' }
}

/** Returns the trouble for an error about the order. `limit`: tickets per order. */
export function orderTrouble(error: ApiError, limit: number, isRider: boolean): OrderTrouble {
  const ofCard = cardTrouble(error, isRider)
  if (ofCard) return { title: { key: `${ofCard.key}Title` }, text: ofCard, help: 'card' }
  if (hasCode(error, codes.tooManyTickets)) return ofCart({ key: 'checkout:totals.orderLimit', values: { limit } })
  if (hasCode(error, codes.notAllowed)) return ofCart(errorText(error))
  // A choice made for a line, such as its stop, is gone.
  if (isGone(error)) return ofCart({ key: 'checkout:totals.choiceGone' })
  return { title: { key: 'checkout:totals.failed' }, text: errorText(error), help: 'retry' }
}

const ofCart = (text: TextRef): OrderTrouble => ({ title: { key: 'checkout:totals.refused' }, text, help: 'cart' })

const isGone = (error: ApiError) =>
  error.kind === 'business' &&
  error.errors.some(({ code, field }) => code === codes.notFound && field !== 'shipping_method_id')

/** Undefined while there is a quote or a request for one. */
export const selectOrderTrouble = createSelector(
  [selectQuoteRequest, selectSettings, selectIsRider],
  (request, { limits }, isRider) => {
    if (request.status === 'withheld') return withheldTrouble(request.reason)
    return request.status === 'failed' ? orderTrouble(request.error, limits.maxCartQuantity, isRider) : undefined
  },
)

/** A retry cannot help, so this is shown before the visitor types anything. */
export function selectOrderBlocker(state: RootState): OrderTrouble | undefined {
  const trouble = selectOrderTrouble(state)
  return trouble?.help === 'retry' ? undefined : trouble
}
