import type { Transaction } from '../../../../api/contract/buying/orders'

type Money = Pick<Transaction, 'amount' | 'from_wallet'>

/** Returns cents that the wallet paid; below zero what went back to it. */
export const throughWallet = ({ amount, from_wallet }: Money): number =>
  Math.sign(amount) * Math.min(Math.abs(amount), from_wallet ?? 0)

/**
 * Returns cents that payment methods outside were charged; below zero what they got back. The wallet was charged for
 * when it was loaded, so that `sum` of the contract, list, paper, file and statement all count that money once.
 */
export const chargedOutside = (entry: Money): number => entry.amount - throughWallet(entry)
