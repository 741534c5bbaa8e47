import type { Order } from '../../../../api/contract/buying/orders'
import type { Quote } from '../../../../api/contract/buying/quotes'
import { remoteSlice } from '../../../../shared/remote/remoteSlice'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import type { MethodChoice } from '../../../paying/payment'

/** What an order that was not paid costs today. */
export const orderQuote = remoteSlice<Quote, string>('orderQuote')

export interface WantedPayment {
  order: Order
  quote: Quote
  method: MethodChoice
}

/** Paying an order that was placed before. The card that pays is behind its entry port. */
export const orderPaying = submissionSlice<WantedPayment>('orderPaying')
