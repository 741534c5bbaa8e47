export { daysToPay, stateKey } from './life/orderState'
export { standingOfOrder } from './life/orderStanding'
