import { createSelector } from '@reduxjs/toolkit'
import * as codes from '../../../../api/contract/base/errorCodes'
import { hasCode } from '../../../../api/errors'
import type { ApiError } from '../../../../api/errors'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import type { RootState } from '../../../../shared/store'
import { errorText } from '../../../../shared/ui/page/errorText'
import { selectIsRider } from '../../../identity/session'
import { selectSettings } from '../../../identity/settings'
import { cardTrouble } from './cardOfOrder'
import { selectQuoteRequest } from './quoteSlice'
import type { QuoteBlocker } from './quoteBlocker'

/** Says why there is no total. */
export interface OrderTrouble {
  title: TextRef
  text: TextRef
  /** The way to solve it: answer questions about the cart, choose another fare card, change the cart, or retry. */
  help: 'settle' | 'card' | 'cart' | 'retry'
}

/** Returns the trouble for an order that the portal requested no quote for. */
export function withheldTrouble(reason: QuoteBlocker): OrderTrouble {
  if (reason !== 'noCard')
    return { title: { key: 'checkout:unsettled.title' }, text: { key: `checkout:unsettled.${reason}` }, help: 'settle' }
  return { title: { key: 'checkout:card.missingTitle' }, text: { key: 'checkout:card.missing' }, help: 'card' }
}

/** Returns the trouble for a server's error about the order. `limit`: the operator's limit of tickets per order. */
export function orderTrouble(error: ApiError, limit: number, isRider: boolean): OrderTrouble {
  const ofCard = cardTrouble(error, isRider)
  if (ofCard) return { title: { key: `${ofCard.key}Title` }, text: ofCard, help: 'card' }
  if (hasCode(error, codes.tooManyTickets)) return ofCart({ key: 'checkout:totals.orderLimit', values: { limit } })
  if (hasCode(error, codes.notAllowed)) return ofCart(errorText(error))
  // A choice made for a line, such as its stop, no longer exists.
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

/**
 * The trouble that a retry cannot solve. It is shown before the visitor types anything for an order that cannot be
 * placed.
 */
export function selectOrderBlocker(state: RootState): OrderTrouble | undefined {
  const trouble = selectOrderTrouble(state)
  return trouble?.help === 'retry' ? undefined : trouble
}
