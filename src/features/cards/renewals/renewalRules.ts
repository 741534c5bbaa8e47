import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import type { Renewal, RenewablePass, RenewalPlan } from '../../../api/contract/cards/renewals'
import type { FormValues } from '../../../shared/forms/fields/fieldSpec'
import { knownWord } from '../../../shared/knownWord'
import { isRunning } from '../../../shared/ui/states/runningState'
import { sortMethods } from '../../paying/payment/onDemand'

/** Returns the renewals that still charge. */
export const chargingRenewals = (renewals: readonly Renewal[]): Renewal[] => renewals.filter(isRunning)

const reasons = ['declined', 'expired', 'method_gone', 'card_blocked', 'card_out_of_use'] as const
export type FailureReason = (typeof reasons)[number] | 'other'

/**
 * Returns why a renewal or an autoload failed. An unknown reason counts as a failed charge, and so does a block that is over: the rider
 * has only to resume.
 */
export function failureReason({ reason }: Pick<Renewal, 'reason'>, isOutOfUse = true): FailureReason {
  const told = knownWord(reasons, reason) ?? 'other'
  return !isOutOfUse && (told === 'card_blocked' || told === 'card_out_of_use') ? 'other' : told
}

/**
 * Checks whether a renewal is charged at once when it is made, changed or resumed: the last day of the pass is today or past,
 * or fewer uses are left than the plan allows. `today` is an ISO date.
 */
export const isDue = (
  { expiration_date, uses_left }: Pick<RenewablePass, 'expiration_date' | 'uses_left'>,
  { renew_below }: Pick<RenewalPlan, 'renew_below'>,
  today: string,
): boolean =>
  renew_below === null
    ? !!expiration_date && expiration_date.slice(0, 10) <= today
    : typeof uses_left === 'number' && uses_left < renew_below

/** Kinds that can pay for a renewal: saved ones, but not the wallet (PAY-05). An expired card cannot. */
export const renewalKinds = ['card', 'paypal', 'bank', 'commuter']

export const renewalMethods = (methods: readonly PaymentMethod[], now: number): PaymentMethod[] =>
  sortMethods(methods, renewalKinds, now).usable

/** Returns the numbers of uses to choose from, for a pass with so many. */
export const usesToChoose = ({ usable_count }: Pick<RenewablePass, 'usable_count'>): number[] =>
  [1, 2, 3, 5, 10, 20].filter((uses) => typeof usable_count === 'number' && uses < usable_count)

export const daysToChoose = [1, 3, 7, 14]
const usualNotice = 3

type Counts = Pick<RenewablePass, 'usable_count'>

const isCounted = ({ usable_count }: Counts): boolean => typeof usable_count === 'number'

/**
 * Returns a renewal's plan as values of its form; for a new one what most riders want (decision 85). `usable` are
 * methods that can pay.
 */
export function formValues(pass: Counts & Partial<RenewalPlan>, usable: readonly PaymentMethod[]): FormValues {
  const known = usable.find(({ id }) => id === pass.payment_method_id)
  const method = known ?? usable.find(({ is_default }) => is_default) ?? usable[0]
  const uses = usesToChoose(pass)
  const below = pass.renew_below ?? (pass.renew_below === undefined ? (uses[1] ?? uses[0]) : undefined)
  const notify =
    pass.notify === undefined ? { unit: isCounted(pass) ? 'uses' : 'days', before: usualNotice } : pass.notify
  return {
    method: method?.id ?? '',
    when: below === undefined ? 'end' : String(below),
    notify: notify ? `${notify.unit}:${notify.before}` : 'none',
  }
}

export function planOf({ method = '', when = '', notify = '' }: FormValues): RenewalPlan {
  const [, unit, before] = /^(.*):(\d+)$/s.exec(notify) ?? []
  return {
    payment_method_id: method,
    renew_below: /^\d+$/.test(when) ? Number(when) : null,
    notify: unit !== undefined ? { unit, before: Number(before) } : null,
  }
}

export const planKey = ({ payment_method_id, renew_below, notify }: RenewalPlan): string =>
  JSON.stringify([payment_method_id, renew_below, notify?.unit, notify?.before])
