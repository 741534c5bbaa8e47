export { daysToPay } from './life/orderState'
export { standingOfOrder } from './life/orderStanding'
export { useOrderState } from './life/useOrderState'
export { cancellationAsked, cancelOrderFeature, orderCancelling } from './unpaid/cancelling'
