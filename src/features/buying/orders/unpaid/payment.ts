import type { Order } from '../../../../api/contract/buying/orders'
import { quoteUnpaidOrder } from '../../../../api/contract/buying/quotes'
import type { Quote } from '../../../../api/contract/buying/quotes'
import { remoteRead } from '../../../../shared/remote/remoteRead'
import { callApi } from '../../../../shared/saga/callApi'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import { languageChanged } from '../../../identity/settings'
import type { MethodChoice } from '../../../paying/payment'

/** What an order that was not paid costs today. */
export const orderQuote = remoteRead<Quote, string>(
  'orderQuote',
  (id) => callApi(quoteUnpaidOrder, { params: { id } }),
  {
    again: [languageChanged],
    leavesWithPage: true,
  },
)

export interface WantedPayment {
  order: Order
  quote: Quote
  method: MethodChoice
}

/** Paying an order that was placed before. The card that pays is behind its entry port. */
export const orderPaying = submissionSlice<WantedPayment>('orderPaying')
