export { orderPaid } from './purchase/paymentSlice'
