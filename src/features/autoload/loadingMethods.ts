import type { PaymentMethod } from '../../api/contract/paymentMethods'
import { isPast, readExpiry } from '../payment/onDemand'

/** Money comes from outside: from no wallet, and from no funds that are for fares only. */
const kinds = ['card', 'bank', 'paypal']

/** How well a payment method will do for charges to come. */
export type MethodHealth = 'good' | 'expiresSoon' | 'expired' | 'wrongKind'

/** A card is renewed about two months before it expires. */
const soon = 60 * 24 * 60 * 60_000

export function healthOf({ type, expiry }: Pick<PaymentMethod, 'type' | 'expiry'>, now: number): MethodHealth {
  if (!kinds.includes(type)) return 'wrongKind'
  const read = expiry ? readExpiry(expiry) : undefined
  if (!read) return 'good'
  if (isPast(read, now)) return 'expired'
  return isPast(read, now + soon) ? 'expiresSoon' : 'good'
}

const loads = (method: PaymentMethod, now: number) => ['good', 'expiresSoon'].includes(healthOf(method, now))

/** Returns the methods that can load money, and those that cannot. */
export function sortMethods(methods: readonly PaymentMethod[], now: number) {
  return {
    usable: methods.filter((method) => loads(method, now)),
    unusable: methods.filter((method) => !loads(method, now)),
  }
}

/** Returns the method that is chosen at first: the one before if it can still load, else the default or the only one. */
export function methodToOffer(usable: readonly PaymentMethod[], before: string | undefined): string | undefined {
  const only = usable.length === 1 ? usable[0] : undefined
  return (usable.find(({ id }) => id === before) ?? usable.find(({ is_default }) => is_default) ?? only)?.id
}
