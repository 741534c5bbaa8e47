export { dropAnsweredAttempt, keepAttempt } from './attempt'
export { checkOutcome, earlierOutcome, outcomeCheckRequested } from './checkOutcome'
export { intentOf, isOwnIntent } from './intent'
export { isPickedUp, isShipped, orderLines } from './orderContent'
export { holdOrderLock, releaseOrderLock } from './orderLock'
export { outcomeOfPlacing, promoEnded } from './outcome'
export type { Outcome } from './outcome'
export {
  checkoutEntered,
  checkoutLeft,
  orderDeclined,
  orderNotArrived,
  orderPaid,
  orderSent,
  outcomeUnknown,
  paymentReset,
  securityCodeSpent,
  selectIsCheckoutOpen,
  selectIsPaymentBusy,
  selectPayment,
} from './paymentSlice'
export { sentOrder } from './sentOrders'
export type { SentOrder } from './sentOrders'
export { lookUp, withSlowNotice, resetPayment, selectOwner, applyOutcome } from './applyOutcome'
