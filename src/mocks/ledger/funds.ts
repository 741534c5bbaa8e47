import type { PaymentMethodRecord } from '../state/paying/paymentMethods'
import type { BackendState } from '../state'
import { cardFunds, methodAccount, walletAccount } from './accounts'
import { booksOf } from './books'
import type { ValueOnItsWay } from './books'

/** Returns what an account holds, in cents. */
export const fundsOf = (state: BackendState, account: string): number => booksOf(state).funds.get(account) ?? 0

export const generalFunds = (state: BackendState, card: string): number => fundsOf(state, cardFunds(card, 'general'))
export const commuterFunds = (state: BackendState, card: string): number => fundsOf(state, cardFunds(card, 'commuter'))
export const pendingFunds = (state: BackendState, card: string): number => fundsOf(state, cardFunds(card, 'pending'))

/** Returns the value that a card has not got yet, the oldest first. */
export const valueOnItsWay = (state: BackendState, card: string): readonly ValueOnItsWay[] =>
  booksOf(state).onItsWay.get(cardFunds(card, 'pending')) ?? []

export const walletBalance = (state: BackendState, owner: string): number => fundsOf(state, walletAccount(owner))

/** Returns what a payment method holds; null for one whose money is elsewhere. */
export const methodBalance = (
  state: BackendState,
  method: Pick<PaymentMethodRecord, 'id' | 'type' | 'owner'>,
): number | null => (hasFunds(method) ? fundsOf(state, methodAccount(method)) : null)

const hasFunds = ({ type }: Pick<PaymentMethodRecord, 'type'>) => type === 'wallet' || type === 'commuter'

/** Returns what every account of ours holds, in cents: the funds of cards, wallets, and methods with a balance. */
export function heldFunds(state: BackendState): Map<string, number> {
  const held = new Map<string, number>()
  const note = (account: string) => held.set(account, fundsOf(state, account))
  for (const { faremedia_id: id } of state.fareMedia)
    for (const fund of ['general', 'commuter', 'pending'] as const) note(cardFunds(id, fund))
  for (const method of state.paymentMethods) if (hasFunds(method)) note(methodAccount(method))
  return held
}
