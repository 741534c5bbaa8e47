import type { CallName } from '../api/contract'
import { accessRows } from './faultRows/access'
import { checkoutRows } from './faultRows/checkout'
import { fareMediaRows } from './faultRows/fareMedia'
import { ordersRows } from './faultRows/orders'
import { productsRows } from './faultRows/products'
import type { FaultRow } from './faultRows/row'
import { secondFactorRows } from './faultRows/secondFactor'
import { sessionRows } from './faultRows/session'

/**
 * What must happen when a call fails: every call of the contract, every kind of fault (testers.md). A call without a
 * row does not compile, and is named by a test.
 */
export const faultTable: Record<CallName, FaultRow> = {
  ...sessionRows,
  ...secondFactorRows,
  ...accessRows,
  ...productsRows,
  ...fareMediaRows,
  ...checkoutRows,
  ...ordersRows,
}
