import { listPaymentMethods } from '../../../api/contract/paying/paymentMethods'
import type { FirstCalls } from '../page'

/** The quote is read after the cart. */
export const checkout: FirstCalls = () => [{ endpoint: listPaymentMethods, input: {} }]
