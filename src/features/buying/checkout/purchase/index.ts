export { claimForTab } from './attempt'
export type { Attempt } from './attempt'
export { outcomeCheckRequested, payingAgainAgreed } from './checkOutcome'
export { cardTrouble } from './cardTrouble'
export { intentOf, isOwnIntent } from './intent'
export { orderLines } from './orderContent'
export { holdOrderLock, releaseOrderLock } from './orderLock'
export { orderFlow, selectOwner, withSlowNotice } from './orderFlow'
export { outcomeOf, outcomeOfPlacing, promoEnded, sentAs } from './outcome'
export type { Outcome } from './outcome'
export {
  checkoutEntered,
  checkoutLeft,
  orderDeclined,
  orderNotArrived,
  orderPaid,
  orderSent,
  othersFound,
  outcomeForgotten,
  outcomeUnknown,
  paymentReset,
  securityCodeSpent,
  selectIsCheckoutOpen,
  selectIsPaymentBusy,
  selectPayment,
} from './paymentSlice'
export { mayContain, sentOrder, withOrder } from './sentOrders'
export type { SentOrder } from './sentOrders'
export { resetPayment, applyOutcome } from './applyOutcome'
