import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { isPast, readExpiry } from './card/cardExpiry'

/** Why a payment method needs an act of the rider (ACC-16). */
export type MethodHealth = 'expired' | 'failed' | 'expiresSoon'

/** Reasons of a backend for which a charge fails with every try. */
const lasting = ['expired', 'method_gone']

/**
 * Checks whether what is charged by itself, and is stopped, needs another method: its own has expired or is gone.
 * `methods` is undefined if they could not be loaded; then the backend's reason alone counts.
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

/** A card is renewed about two months before it expires. */
const soon = 60 * 24 * 60 * 60_000

/** Returns the health of a method; undefined if it is good. The worst counts: an expired card fails, too. */
export function healthOf(
  { expiry, failed_at }: Pick<PaymentMethod, 'expiry' | 'failed_at'>,
  now: number,
): MethodHealth | undefined {
  const read = expiry ? readExpiry(expiry) : undefined
  if (read && isPast(read, now)) return 'expired'
  if (failed_at) return 'failed'
  return read && isPast(read, now + soon) ? 'expiresSoon' : undefined
}

/** The place of a method in the list of saved ones, for links that lead to it. */
export const methodAnchor = ({ id }: Pick<PaymentMethod, 'id'>): string => `method-${id}`
