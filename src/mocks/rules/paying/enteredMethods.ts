import * as codes from '../../../api/contract/base/errorCodes'
import type { Payment } from '../../../api/contract/paying/paying'
import { nextNumber } from '../../state/tester/counters'
import type { PaymentMethodRecord } from '../../state/paying/paymentMethods'
import type { UserRecord } from '../../state/identity/users'
import type { BackendState } from '../../state'
import { brandOf, codeLength, isExpired, passesLuhn } from './cardNumbers'
import { expectFields } from '../identity/formFields'
import { refuse } from '../base/refusal'

/** A newly entered method as the account would keep it. */
export type NewMethod = Omit<PaymentMethodRecord, 'id' | 'owner' | 'is_default'>

const declinedNumber = '4000000000000002'
const declinedAccount = '0000000'

/** Returns the card, or null if its bank declines it. Errors: refuses fields that are not valid. */
export function enteredCard(card: NonNullable<Payment['card']>, now: number): (NewMethod & { brand: string }) | null {
  const digits = card.number.replaceAll(/[\s-]/g, '')
  const brand = brandOf(digits)
  if (!passesLuhn(digits)) refuse(codes.notValid, 'number')
  if (!/^\d{2}\/\d{2}$/.test(card.expiry)) refuse(codes.notValid, 'expiry')
  if (card.security_code.length !== codeLength(brand)) refuse(codes.notValid, 'security_code')
  if (digits === declinedNumber || isExpired(card.expiry, now)) return null
  const { expiry, last_name, address, zip, nickname = null } = card
  return { type: 'card', nickname, brand, last4: digits.slice(-4), expiry, last_name, address, zip }
}

/** Returns the bank account, or null if the bank refuses it. Errors: refuses fields that are not valid. */
export function enteredAccount(bank: Record<string, string>): NewMethod | null {
  expectFields('bank', bank)
  const account = bank.account_number ?? ''
  return account === declinedAccount ? null : { type: 'bank', nickname: null, last4: account.slice(-4) }
}

/** Returns the PayPal account, or null if nobody agreed to this token. */
export function agreedPayPal(state: BackendState, token: string, user: UserRecord | undefined): NewMethod | null {
  const number = Number(/^paypal-token-(\d+)$/.exec(token)?.[1] ?? Infinity)
  return number > state.counters.payPal ? null : { type: 'paypal', nickname: user?.email ?? null }
}

export const methodsOf = (state: BackendState, owner: string): PaymentMethodRecord[] =>
  state.paymentMethods.filter((method) => method.owner === owner)

/** Keeps a method on the account; one that is there already is not kept twice. The first one is the default one. */
export function keepMethod(state: BackendState, owner: string, kept: NewMethod): PaymentMethodRecord {
  const own = methodsOf(state, owner)
  const same = own.find((method) => identity(method) === identity(kept))
  if (same) return Object.assign(same, kept, { nickname: kept.nickname ?? same.nickname, failed_at: null })
  const id = `pay-${nextNumber(state, 'paymentMethod')}`
  const record = { ...kept, id, owner, is_default: own.length === 0 }
  state.paymentMethods.push(record)
  return record
}

const identity = ({ type, brand, last4, expiry, nickname }: NewMethod) =>
  JSON.stringify([type, brand ?? null, last4 ?? null, expiry ?? null, type === 'paypal' ? nickname : null])
