import type { PaymentMethodRecord } from '../../state/paying/paymentMethods'
import type { BackendState } from '../../state'

/** Returns a rider's wallet, which is one of the payment methods; undefined until money was loaded to it. */
export const walletOf = ({ paymentMethods }: BackendState, owner: string): PaymentMethodRecord | undefined =>
  paymentMethods.find((method) => method.owner === owner && method.type === 'wallet')
