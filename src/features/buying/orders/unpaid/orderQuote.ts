import { quoteUnpaidOrder } from '../../../../api/contract/buying/quotes'
import type { Quote } from '../../../../api/contract/buying/quotes'
import { remoteRead } from '../../../../shared/remote/remoteRead'
import { callApi } from '../../../../shared/saga/callApi'
import { languageChanged } from '../../../identity/settings'

export const orderQuote = remoteRead<Quote, string>(
  'orderQuote',
  (id) => callApi(quoteUnpaidOrder, { params: { id } }),
  {
    again: [languageChanged],
    leavesWithPage: true,
  },
)
