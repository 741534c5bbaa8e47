import * as codes from '../../api/contract/errorCodes'
import type { Payment } from '../../api/contract/paying'
import { nextNumber } from '../state/counters'
import type { PaymentMethodRecord } from '../state/paymentMethods'
import type { QuoteRecord } from '../state/quotes'
import type { BackendState } from '../state'
import type { Localized } from '../words/language'
import { brandOf, codeLength, isExpired, passesLuhn } from './cardNumbers'
import { expectFields } from './formFields'
import { both, labelOf } from './paymentLabels'
import { refuse } from './refusal'
import type { Visitor } from './visitor'

const declinedNumber = '4000000000000002'

type CardFields = NonNullable<Payment['card']>

/** One payment that can be charged; `charge` does it. */
export interface Charge {
  label: Localized
  amount: number
  charge(): void
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
  if (new Set(payments.map(sourceOf)).size < payments.length) refuse(codes.notValid, 'payments')
  if (quote.lines.some((line) => line.isSubscribed)) expectRenewable(payments, visitor)
  const charges = payments.map((payment) => prepare(state, quote, payment, visitor, now))
  const at = charges.indexOf(null)
  return at < 0 ? { declined: false, charges: charges.filter((charge) => charge !== null) } : { declined: true, at }
}

/** The source of a payment: an order is not split between two payments from the same source. */
const sourceOf = ({ method_id, card, card_token, bank, paypal_token }: Payment) =>
  method_id ?? card?.number ?? card_token ?? paypal_token ?? JSON.stringify(bank)

/** A renewing product needs an account, and a stored payment method of it. */
function expectRenewable(payments: Payment[], visitor: Visitor): void {
  const isKept = payments.some((payment) => payment.method_id !== undefined || payment.save === true)
  if (visitor.kind !== 'rider' || !isKept) refuse(codes.notAllowed, 'payments')
}

function prepare(state: BackendState, quote: QuoteRecord, payment: Payment, visitor: Visitor, now: number) {
  if (payment.card) return newCardCharge(state, payment, payment.card, visitor, now)
  if (payment.bank) return newBankCharge(state, payment, payment.bank, visitor)
  if (payment.paypal_token !== undefined) return newPayPalCharge(state, payment, payment.paypal_token, visitor)
  return savedCharge(state, quote, payment, visitor, now)
}

function newCardCharge(
  state: BackendState,
  payment: Payment,
  card: CardFields,
  visitor: Visitor,
  now: number,
): Charge | null {
  const digits = card.number.replaceAll(/[\s-]/g, '')
  const brand = brandOf(digits)
  if (!passesLuhn(digits)) refuse(codes.notValid, 'number')
  if (!/^\d{2}\/\d{2}$/.test(card.expiry)) refuse(codes.notValid, 'expiry')
  if (card.security_code.length !== codeLength(brand)) refuse(codes.notValid, 'security_code')
  if (digits === declinedNumber || isExpired(card.expiry, now)) return null
  const last4 = digits.slice(-4)
  const kept = { type: 'card', nickname: card.nickname ?? null, brand, last4, expiry: card.expiry }
  return {
    label: both(`${brand} •••• ${last4}`),
    amount: payment.amount,
    charge: () => keep(state, payment, visitor, kept),
  }
}

const declinedAccount = '0000000'

function newBankCharge(
  state: BackendState,
  payment: Payment,
  bank: Record<string, string>,
  visitor: Visitor,
): Charge | null {
  if (visitor.kind !== 'rider') refuse(codes.notAllowed, 'bank')
  expectFields('bank', bank)
  const account = bank.account_number ?? ''
  if (account === declinedAccount) return null
  const kept = { type: 'bank', nickname: null, last4: account.slice(-4) }
  return { label: labelOf(kept), amount: payment.amount, charge: () => keep(state, payment, visitor, kept) }
}

function newPayPalCharge(state: BackendState, payment: Payment, token: string, visitor: Visitor): Charge | null {
  const number = Number(/^paypal-token-(\d+)$/.exec(token)?.[1] ?? Infinity)
  if (number > state.counters.payPal) return null
  const kept = { type: 'paypal', nickname: visitor.kind === 'rider' ? visitor.user.email : null }
  return { label: labelOf(kept), amount: payment.amount, charge: () => keep(state, payment, visitor, kept) }
}

/** Saves the entered payment method if the rider asked for that. */
function keep(
  state: BackendState,
  { save }: Payment,
  visitor: Visitor,
  kept: Omit<PaymentMethodRecord, 'id' | 'owner' | 'is_default'>,
): void {
  if (!save || visitor.kind !== 'rider') return
  const id = `pay-${nextNumber(state, 'paymentMethod')}`
  state.paymentMethods.push({ ...kept, id, owner: visitor.user.uuid, is_default: false })
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
  const { balance } = method
  const isShort = balance != null && balance < payment.amount
  if (isShort || method.declines || (method.expiry && isExpired(method.expiry, now))) return null
  const charge = () => {
    if (balance != null) method.balance = balance - payment.amount
  }
  return { label: labelOf(method), amount: payment.amount, charge }
}
