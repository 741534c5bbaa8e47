import { listPaymentMethods } from '../../../api/contract/paying/paymentMethods'
import type { FirstCalls } from '../page'

/** The quote follows once the cart is read. */
export const checkout: FirstCalls = () => [{ endpoint: listPaymentMethods, input: {} }]
