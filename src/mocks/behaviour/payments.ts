import type { Payment } from '../../api/contract/orders'
import type { BackendState, Localized, PaymentMethodRecord, QuoteRecord } from '../state'
import { nextNumber } from '../state'
import { refuse } from './refusal'
import type { Visitor } from './visitor'

const declinedNumber = '4000000000000002'

type CardFields = NonNullable<Payment['card']>

/** One payment that may be charged; `charge` does it. */
export interface Charge {
  label: Localized
  amount: number
  charge(): void
}

export type Charges = { declined: true } | { declined: false; charges: Charge[] }

/** Checks all payments of an order before any is charged: a declined one must not leave half an order paid. */
export function prepareCharges(
  state: BackendState,
  quote: QuoteRecord,
  payments: Payment[],
  visitor: Visitor,
  now: number,
): Charges {
  const paid = payments.reduce((sum, payment) => sum + payment.amount, 0)
  if (paid !== quote.total || payments.some((payment) => payment.amount === 0)) refuse(40001, 'payments')
  const sources = payments.map((payment) => payment.method_id ?? payment.card?.number)
  if (new Set(sources).size < payments.length) refuse(40001, 'payments')
  const charges = payments.map((payment) =>
    payment.card
      ? newCardCharge(state, payment, payment.card, visitor, now)
      : savedCharge(state, quote, payment, visitor, now),
  )
  const accepted = charges.filter((charge) => charge !== null)
  return accepted.length < charges.length ? { declined: true } : { declined: false, charges: accepted }
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
  if (!passesLuhn(digits)) refuse(40001, 'number')
  if (!/^\d{2}\/\d{2}$/.test(card.expiry)) refuse(40001, 'expiry')
  if (card.security_code.length !== codeLength(brand)) refuse(40001, 'security_code')
  if (digits === declinedNumber || isExpired(card.expiry, now)) return null
  const last4 = digits.slice(-4)
  const label = both(`${brand} •••• ${last4}`)
  const charge = () => {
    if (!payment.save || visitor.kind !== 'rider') return
    state.paymentMethods.push({
      id: `pay-${nextNumber(state, 'paymentMethod')}`,
      owner: visitor.user.uuid,
      type: 'card',
      nickname: card.nickname ?? null,
      brand,
      last4,
      expiry: card.expiry,
      is_default: false,
    })
  }
  return { label, amount: payment.amount, charge }
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
  if (!method) refuse(40404, 'method_id')
  const isWallet = method.type === 'wallet'
  if (isWallet && quote.lines.some((line) => line.isSubscribed)) refuse(40302, 'method_id')
  const balance = method.balance ?? 0
  const isShort = isWallet && balance < payment.amount
  if (isShort || method.declines || (method.expiry && isExpired(method.expiry, now))) return null
  const charge = () => {
    if (isWallet) method.balance = balance - payment.amount
  }
  return { label: labelOf(method), amount: payment.amount, charge }
}

const both = (text: string): Localized => ({ en: text, fr: text })

function labelOf({ type, brand, last4 }: PaymentMethodRecord): Localized {
  if (type === 'wallet') return { en: 'Wallet', fr: 'Portefeuille' }
  if (type === 'bank') return { en: `Bank account •••• ${last4}`, fr: `Compte bancaire •••• ${last4}` }
  return both(`${brand ?? type} •••• ${last4 ?? ''}`.trim())
}

function brandOf(digits: string): string {
  const brands: Record<string, string> = { 3: 'American Express', 4: 'Visa', 5: 'Mastercard', 6: 'Discover' }
  return brands[digits.charAt(0)] ?? 'Card'
}

const codeLength = (brand: string) => (brand === 'American Express' ? 4 : 3)

function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** A card is good until the end of its month. */
function isExpired(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  return Date.UTC(2000 + year, month, 1) <= now
}
