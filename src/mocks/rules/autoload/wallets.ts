import type { PaymentMethodRecord } from '../../state/paymentMethods'
import type { BackendState } from '../../state'

/** Returns a rider's wallet, which is one of the payment methods; undefined until money was loaded to it. */
export const walletOf = ({ paymentMethods }: BackendState, owner: string): PaymentMethodRecord | undefined =>
  paymentMethods.find((method) => method.owner === owner && method.type === 'wallet')

export const walletBalance = (state: BackendState, owner: string): number => walletOf(state, owner)?.balance ?? 0

/** Adds money to a rider's wallet, and returns its new balance. */
export function addToWallet(state: BackendState, owner: string, amount: number): number {
  const wallet = walletOf(state, owner)
  if (wallet) return (wallet.balance = (wallet.balance ?? 0) + amount)
  state.paymentMethods.push({
    id: `pay-wallet-${owner}`,
    owner,
    type: 'wallet',
    nickname: null,
    balance: amount,
    is_default: false,
  })
  return amount
}
