export { checkoutKeys } from './purchase/checkoutKeys'
