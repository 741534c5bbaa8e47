export { daysToPay } from './life/orderState'
export { standingOfOrder } from './life/orderStanding'
export { OrderStatus } from './life/OrderStatus'
export { cancellationAsked, orderCancelling } from './unpaid/cancelling'
