import type { CallName } from '../../api/contract/index'
import { accessRows } from './access'
import { accountRows } from './account'
import { autoloadRows } from './autoload'
import { casesRows } from './cases'
import { cardManagementRows } from './cardManagement'
import { checkoutRows } from './checkout'
import { closingRows } from './closing'
import { devicesRows } from './devices'
import { fareMediaRows } from './fareMedia'
import { historiesRows } from './histories'
import { notificationsRows } from './notifications'
import { ordersRows } from './orders'
import { ownPassesRows } from './ownPasses'
import { paymentMethodsRows } from './paymentMethods'
import { productsRows } from './products'
import type { FaultRow } from './play/row'
import { renewalRows } from './renewals'
import { secondFactorRows } from './secondFactor'
import { securityRows } from './security'
import { sessionRows } from './session'

/**
 * The expected results of failed calls: for every call of the contract and every kind of fault (testers.md). A call
 * without a row does not compile, and a test names it.
 */
export const faultTable: Record<CallName, FaultRow> = {
  ...sessionRows,
  ...secondFactorRows,
  ...accessRows,
  ...accountRows,
  ...securityRows,
  ...closingRows,
  ...productsRows,
  ...fareMediaRows,
  ...autoloadRows,
  ...cardManagementRows,
  ...casesRows,
  ...notificationsRows,
  ...devicesRows,
  ...paymentMethodsRows,
  ...ownPassesRows,
  ...renewalRows,
  ...checkoutRows,
  ...ordersRows,
  ...historiesRows,
}
