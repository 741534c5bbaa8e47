import * as codes from '../../../api/contract/base/errorCodes'
import { nextNumber } from '../../state/tester/counters'
import type { ChargeRecord } from '../../state/cards/autoloads'
import type { PaymentMethodRecord } from '../../state/paying/paymentMethods'
import type { BackendState } from '../../state'
import { methodAccount } from '../../ledger/accounts'
import { methodBalance } from '../../ledger/funds'
import { placeOf } from '../../ledger/places'
import { money, passGoes, post } from '../../ledger/post'
import { isExpired } from '../paying/cardNumbers'
import { chargedOf } from '../paying/paymentLabels'
import { refuse } from '../base/refusal'

/** Money is loaded from outside: from no wallet, and from no funds that are for fares only. */
const loads = ['card', 'bank', 'paypal']

const methodOf = ({ paymentMethods }: BackendState, owner: string, id: string): PaymentMethodRecord | undefined =>
  paymentMethods.find((method) => method.id === id && method.owner === owner)

/** Returns a rider's payment method that can load money. Errors: refuses any other one. */
export function loadingMethod(state: BackendState, owner: string, id: string): PaymentMethodRecord {
  const method = methodOf(state, owner, id) ?? refuse(codes.notFound, 'payment_method_id')
  return loads.includes(method.type) ? method : refuse(codes.notAllowed, 'payment_method_id')
}

/** Errors: refuses a method that is gone or has expired, because every charge to come would fail. */
export function expectChargeable(state: BackendState, owner: string, id: string, now: number): void {
  const method = methodOf(state, owner, id)
  if (!method || (method.expiry && isExpired(method.expiry, now))) refuse(codes.notAllowed, 'payment_method_id')
}

interface Wanted extends Pick<ChargeRecord, 'owner' | 'by' | 'card' | 'method_id' | 'amount' | 'pass_id' | 'product'> {
  /** The account that gains what is charged; without it the operator, who has sold something. */
  to?: string
  /** The instant from which it can be used, if that is later. */
  usable_from?: string | null
}

/**
 * Charges a payment method and records it, whatever charges by itself: a load, an autoload, a renewal. Returns the charge,
 * with the reason if nothing was taken.
 */
export function charge(state: BackendState, { to, usable_from = null, ...wanted }: Wanted, instant: number) {
  const method = methodOf(state, wanted.owner, wanted.method_id)
  const reason = method ? whyNot(state, method, wanted.amount, instant) : 'method_gone'
  const made: ChargeRecord = {
    ...wanted,
    charge_id: `charge-${nextNumber(state, 'charge')}`,
    date: new Date(instant).toISOString(),
    method: method ? chargedOf(method) : null,
    state: reason ? 'failed' : 'done',
  }
  state.charges.push(made)
  // The method tells its own health.
  if (method) method.failed_at = reason ? made.date : null
  const taken = method && !reason ? [money(methodAccount(method), -wanted.amount)] : []
  const pass = state.passes.find(({ pass_id }) => pass_id === wanted.pass_id)
  const place = pass && placeOf(state, pass.pass_id)
  // A pass that renews stays where it is.
  const again = pass && place !== undefined ? passGoes(pass, place, place) : []
  post(state, {
    kind: wanted.by,
    owner: wanted.owner,
    record: made.charge_id,
    state: reason ? 'failed' : usable_from ? 'pending' : 'posted',
    usable_from: reason ? null : usable_from,
    lines: taken.length > 0 ? [...taken, ...(to ? [money(to, wanted.amount)] : []), ...again] : [],
    now: instant,
  })
  return { made, reason }
}

function whyNot(state: BackendState, method: PaymentMethodRecord, amount: number, instant: number) {
  const { expiry, declines } = method
  const balance = methodBalance(state, method)
  if (expiry && isExpired(expiry, instant)) return 'expired'
  return declines || (balance !== null && balance < amount) ? 'declined' : undefined
}

/** Returns the bounds of an amount by the operator's configuration (decision 44). */
export const boundsOf = ({ orgConfig }: BackendState, of: 'autoload' | 'load') => ({
  min: Number(orgConfig[`${of}_min`] ?? 500),
  max: Number(orgConfig[`${of}_max`] ?? 20_000),
})

/** Errors: refuses an amount outside of the bounds. */
export function expectWithin(state: BackendState, of: 'autoload' | 'load', amount: number): void {
  const { min, max } = boundsOf(state, of)
  if (amount < min || amount > max) refuse(codes.notValid, 'amount')
}
