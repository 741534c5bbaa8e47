import type { PaymentMethod } from '../../../../api/contract/paying/paymentMethods'
import { isPast, readExpiry } from '../card/cardExpiry'

/** Why the rider must act on a method (ACC-16). */
export type MethodHealth = 'expired' | 'failed' | 'expiresSoon'

/** A charge with these reasons fails with every try. */
const lasting = ['expired', 'method_gone']

/**
 * Checks whether a stopped charge needs another method, because its own is expired or gone. Without `methods`, the
 * backend's reason counts.
 */
export function needsOtherMethod(
  { payment_method_id, reason }: { payment_method_id: string; reason?: string | null },
  methods: readonly PaymentMethod[] | undefined,
  now: number,
): boolean {
  if (lasting.includes(reason?.trim().toLowerCase() ?? '')) return true
  const method = methods?.find(({ id }) => id === payment_method_id)
  return methods !== undefined && (!method || healthOf(method, now) === 'expired')
}

/** Milliseconds: cards are renewed about two months before they expire. */
const soon = 60 * 24 * 60 * 60_000

/** Returns the worst; undefined if the method is good. An expired card fails too. */
export function healthOf(
  { expiry, failed_at }: Pick<PaymentMethod, 'expiry' | 'failed_at'>,
  now: number,
): MethodHealth | undefined {
  const read = expiry ? readExpiry(expiry) : undefined
  if (read && isPast(read, now)) return 'expired'
  if (failed_at) return 'failed'
  return read && isPast(read, now + soon) ? 'expiresSoon' : undefined
}

/** How well a saved method can pay by itself, where only some kinds can. */
export type MethodFitness = 'good' | 'expiresSoon' | 'expired' | 'wrongKind'

/** A charge that failed once may go through again, so only kind and expiry count. */
export function fitnessOf(
  { type, expiry }: Pick<PaymentMethod, 'type' | 'expiry'>,
  kinds: readonly string[],
  now: number,
): MethodFitness {
  if (!kinds.includes(type)) return 'wrongKind'
  const health = healthOf({ expiry }, now)
  return health === 'expired' || health === 'expiresSoon' ? health : 'good'
}

export function sortMethods(methods: readonly PaymentMethod[], kinds: readonly string[], now: number) {
  const pays = (method: PaymentMethod) => ['good', 'expiresSoon'].includes(fitnessOf(method, kinds, now))
  return { usable: methods.filter(pays), unusable: methods.filter((method) => !pays(method)) }
}

/** A bad method is harmless if nothing uses it, it is not the default, and no charge on it was refused. */
export const isNeeded = ({ is_default, failed_at, used_by }: PaymentMethod): boolean =>
  is_default || !!failed_at || used_by?.good.length !== 0

/** Returns the anchor in the list of saved methods. */
export const methodAnchor = ({ id }: Pick<PaymentMethod, 'id'>): string => `method-${id}`
