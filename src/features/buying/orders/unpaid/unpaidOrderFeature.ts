import { leading, watch } from '../../../../shared/saga/workers'
import type { Feature } from '../../../../shared/store'
import { orderPaying } from './payment'
import { payUnpaid } from './payUnpaid'

/** Paying for an order on its receipt. */
export const unpaidOrderFeature: Feature = {
  name: 'unpaidOrder',
  saga: watch(() => leading(orderPaying.requested, payUnpaid)),
}
