import { buyingAgain } from '../../features/buying/orders/buyAgain/buyingAgain'
import { fetched, leading, watch } from '../../shared/saga/workers'
import type { Feature } from '../../shared/store'

/** "Buy again" of the histories. Its code loads with the first press. */
export const buyAgainFlow: Feature = {
  name: 'buyAgain',
  saga: watch(() =>
    leading(
      buyingAgain.requested,
      fetched(() => import('./buyAgain'), 'buyAgain'),
    ),
  ),
}
