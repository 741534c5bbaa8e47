import { buyingAgain } from '../../features/buying/orders/buyAgain/buyingAgain'
import { fetched, leading } from '../../shared/saga/workers'
import { attachOnImport } from '../../shared/store'

/** "Buy again" in histories. Its code loads with the first press. */
attachOnImport('buyAgain', () =>
  leading(
    buyingAgain.requested,
    fetched(() => import('./buyAgain'), 'buyAgain'),
  ),
)
