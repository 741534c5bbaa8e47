import { createSelector } from '@reduxjs/toolkit'
import * as codes from '../../../api/contract/errorCodes'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import type { RootState } from '../../../shared/store'
import { errorText } from '../../../shared/ui/errorText'
import { selectIsRider } from '../../session'
import { selectSettings } from '../../settings'
import { cardTrouble } from './cardOfOrder'
import { selectQuoteRequest } from './quoteSlice'
import type { Unsettled } from './unsettled'

/** Why there is no total, in words. */
export interface OrderTrouble {
  title: TextRef
  text: TextRef
  /** What helps: an answer about what the cart holds, another fare card, another cart, or asking again. */
  help: 'settle' | 'card' | 'cart' | 'retry'
}

/** Told by why the portal has not even asked for a quote. */
export function withheldTrouble(reason: Unsettled): OrderTrouble {
  if (reason !== 'noCard')
    return { title: { key: 'checkout:unsettled.title' }, text: { key: `checkout:unsettled.${reason}` }, help: 'settle' }
  return { title: { key: 'checkout:card.missingTitle' }, text: { key: 'checkout:card.missing' }, help: 'card' }
}

/** Told by what the server says of the order. `limit`: the operator's tickets per order. */
export function orderTrouble(error: ApiError, limit: number, isRider: boolean): OrderTrouble {
  const ofCard = cardTrouble(error, isRider)
  if (ofCard) return { title: { key: `${ofCard.key}Title` }, text: ofCard, help: 'card' }
  if (hasCode(error, codes.tooManyTickets)) return ofCart({ key: 'checkout:totals.orderLimit', values: { limit } })
  if (hasCode(error, codes.notAllowed)) return ofCart(errorText(error))
  // A choice that a line was bought with, such as its stop.
  if (isGone(error)) return ofCart({ key: 'checkout:totals.choiceGone' })
  return { title: { key: 'checkout:totals.failed' }, text: errorText(error), help: 'retry' }
}

const ofCart = (text: TextRef): OrderTrouble => ({ title: { key: 'checkout:totals.refused' }, text, help: 'cart' })

const isGone = (error: ApiError) =>
  error.kind === 'business' &&
  error.errors.some(({ code, field }) => code === codes.notFound && field !== 'shipping_method_id')

/** Nothing while there is a quote, or one is on its way. */
export const selectOrderTrouble = createSelector(
  [selectQuoteRequest, selectSettings, selectIsRider],
  (request, { limits }, isRider) => {
    if (request.status === 'withheld') return withheldTrouble(request.reason)
    return request.status === 'failed' ? orderTrouble(request.error, limits.maxCartQuantity, isRider) : undefined
  },
)

/** Asking again cannot help: it is told before anything is typed for an order that cannot be placed. */
export function selectOrderBlocker(state: RootState): OrderTrouble | undefined {
  const trouble = selectOrderTrouble(state)
  return trouble?.help === 'retry' ? undefined : trouble
}
