import * as codes from '../../../api/contract/base/errorCodes'
import type { ChargedMethod } from '../../../api/contract/paying/chargedMethod'
import type { Payment } from '../../../api/contract/paying/paying'
import type { QuoteRecord } from '../../state/buying/quotes'
import type { BackendState } from '../../state'
import { methodAccount, unsaved } from '../../ledger/accounts'
import { methodBalance } from '../../ledger/funds'
import { isExpired } from './cardNumbers'
import { agreedPayPal, enteredAccount, enteredCard, keepMethod } from './enteredMethods'
import type { NewMethod } from './enteredMethods'
import { chargedOf } from './paymentLabels'
import { refuse } from '../base/refusal'
import type { Visitor } from '../base/visitor'

/** The account that a payment is taken from, and the stored method that can be charged again. */
export interface ChargedTo {
  account: string
  renewsWith?: string
}

/** One payment that can be charged. `keep` keeps a new method where the rider wants that; the ledger takes the money. */
export interface Charge {
  method: ChargedMethod
  amount: number
  keep(): ChargedTo
}

/** `at`: the index of the declined payment, from 0. */
export type Charges = { declined: true; at: number } | { declined: false; charges: Charge[] }

/** Checks all payments of an order before it charges any: a declined one must not leave an order half paid. */
export function prepareCharges(
  state: BackendState,
  quote: QuoteRecord,
  payments: Payment[],
  visitor: Visitor,
  now: number,
): Charges {
  const paid = payments.reduce((sum, payment) => sum + payment.amount, 0)
  if (paid !== quote.total || payments.some((payment) => payment.amount === 0)) refuse(codes.notValid, 'payments')
  if (payments.some((payment) => sourcesOf(payment).length !== 1)) refuse(codes.notValid, 'payments')
  if (new Set(payments.map(sourceOf)).size < payments.length) refuse(codes.notValid, 'payments')
  if (quote.lines.some((line) => line.isSubscribed)) expectRenewable(payments, visitor)
  const charges = payments.map((payment) => prepare(state, quote, payment, visitor, now))
  const at = charges.indexOf(null)
  return at < 0 ? { declined: false, charges: charges.filter((charge) => charge !== null) } : { declined: true, at }
}

const sourcesOf = ({ method_id, card, card_token, bank, paypal_token }: Payment) =>
  [method_id, card, card_token, bank, paypal_token].filter((source) => source !== undefined)

/** The source of a payment: an order is not split between two payments from the same source. */
const sourceOf = ({ method_id, card, card_token, bank, paypal_token }: Payment) =>
  method_id ?? card?.number ?? card_token ?? paypal_token ?? JSON.stringify(bank)

/** A renewing product needs an account, and a stored payment method of it. */
function expectRenewable(payments: Payment[], visitor: Visitor): void {
  const isKept = payments.some((payment) => payment.method_id !== undefined || payment.save === true)
  if (visitor.kind !== 'rider' || !isKept) refuse(codes.notAllowed, 'payments')
}

function prepare(state: BackendState, quote: QuoteRecord, payment: Payment, visitor: Visitor, now: number) {
  const { card, bank, paypal_token } = payment
  if (card) {
    return newCharge(state, payment, enteredCard(card, now), visitor)
  }
  if (bank) {
    if (visitor.kind !== 'rider') refuse(codes.notAllowed, 'bank')
    return newCharge(state, payment, enteredAccount(bank), visitor)
  }
  if (paypal_token !== undefined) {
    const user = visitor.kind === 'rider' ? visitor.user : undefined
    return newCharge(state, payment, agreedPayPal(state, paypal_token, user), visitor)
  }
  return savedCharge(state, quote, payment, visitor, now)
}

function newCharge(state: BackendState, payment: Payment, kept: NewMethod | null, visitor: Visitor): Charge | null {
  if (!kept) return null
  const keep = (): ChargedTo => {
    if (!payment.save || visitor.kind !== 'rider') return { account: unsaved }
    const method = keepMethod(state, visitor.user.uuid, kept)
    return { account: methodAccount(method), renewsWith: method.id }
  }
  return { method: chargedOf(kept), amount: payment.amount, keep }
}

function savedCharge(
  state: BackendState,
  quote: QuoteRecord,
  payment: Payment,
  visitor: Visitor,
  now: number,
): Charge | null {
  const owner = visitor.kind === 'rider' ? visitor.user.uuid : undefined
  const method = state.paymentMethods.find((entry) => entry.id === payment.method_id && entry.owner === owner)
  if (!method) refuse(codes.notFound, 'method_id')
  const isWallet = method.type === 'wallet'
  if (isWallet && quote.lines.some((line) => line.isSubscribed)) refuse(codes.notAllowed, 'method_id')
  const balance = methodBalance(state, method)
  const isShort = balance !== null && balance < payment.amount
  if (isShort || method.declines || (method.expiry && isExpired(method.expiry, now))) return null
  const keep = () => ({ account: methodAccount(method), ...(!isWallet && { renewsWith: method.id }) })
  return { method: chargedOf(method), amount: payment.amount, keep }
}
