import type { PaymentMethodRecord } from '../state/paying/paymentMethods'

/** The operator: what is sold comes from it, what rides cost goes to it. */
export const operator = 'operator'
/** A payment method that is not kept on an account. */
export const unsaved = 'guest'
/** What was given up with a card or an account. */
export const forfeited = 'forfeited'

export const cardFunds = (id: string, fund: 'general' | 'commuter' | 'pending') => `card:${id}:${fund}`
export const walletAccount = (owner: string) => `wallet:${owner}`

/** The account of a payment method: a rider's wallet is one of the rider's methods. */
export const methodAccount = ({ id, type, owner }: Pick<PaymentMethodRecord, 'id' | 'type' | 'owner'>) =>
  type === 'wallet' ? walletAccount(owner) : `method:${id}`

/** Whether riders pay from an account: a payment method, kept or not, or the wallet. */
export const isPayer = (account: string) => /^(method:|wallet:|guest$)/.test(account)
