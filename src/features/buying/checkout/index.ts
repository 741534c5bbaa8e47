export { checkoutKeys } from './purchase/checkoutKeys'
export { orderPaid } from './purchase/paymentSlice'
