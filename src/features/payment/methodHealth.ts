import type { PaymentMethod } from '../../api/contract/paymentMethods'
import { isPast, readExpiry } from './card/cardExpiry'

/** Why a payment method needs an act of the rider (ACC-16). */
export type MethodHealth = 'expired' | 'failed' | 'expiresSoon'

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
