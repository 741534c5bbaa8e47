import { quoteUnpaidOrder } from '../../../../api/contract/buying/quotes'
import { load } from '../../../../shared/remote/load'
import { callApi } from '../../../../shared/saga/callApi'
import { leading, watch } from '../../../../shared/saga/workers'
import type { Feature } from '../../../../shared/store'
import { paymentMethodsFeature } from '../../../paying/payment'
import { languageChanged } from '../../../identity/settings'
import { orderPaying, orderQuote } from './payment'
import { payUnpaid } from './payUnpaid'

/** Paying for an order on its receipt. */
export const unpaidOrderFeature: Feature = {
  name: 'unpaidOrder',
  needs: [paymentMethodsFeature],
  saga: watch(
    load(orderQuote, (id) => callApi(quoteUnpaidOrder, { params: { id } }), [languageChanged]),
    () => leading(orderPaying.requested, payUnpaid),
  ),
}
