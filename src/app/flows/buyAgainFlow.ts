import { buyingAgain } from '../../features/buying/orders/onDemand'
import { fetched } from '../../shared/saga/workers'
import { attachOnImport } from '../../shared/store'
import { inTurn } from '../../shared/submission/inTurn'

/** "Buy again" in histories. Its code loads with the first press. */
attachOnImport('buyAgain', () =>
  inTurn(
    buyingAgain,
    fetched(() => import('./buyAgain'), 'buyAgain'),
  ),
)
