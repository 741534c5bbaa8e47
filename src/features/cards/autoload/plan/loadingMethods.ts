import type { PaymentMethod } from '../../../../api/contract/paying/paymentMethods'
import { healthOf as healthOfMethod } from '../../../paying/payment/onDemand'

/** Money comes from outside: not from a wallet, nor from funds for fares only. */
const kinds = ['card', 'bank', 'paypal']

export type MethodHealth = 'good' | 'expiresSoon' | 'expired' | 'wrongKind'

/** A charge that failed once may go through again, so only kind and expiry count. */
export function healthOf({ type, expiry }: Pick<PaymentMethod, 'type' | 'expiry'>, now: number): MethodHealth {
  if (!kinds.includes(type)) return 'wrongKind'
  const health = healthOfMethod({ expiry }, now)
  return health === 'expired' || health === 'expiresSoon' ? health : 'good'
}

const loads = (method: PaymentMethod, now: number) => ['good', 'expiresSoon'].includes(healthOf(method, now))

export function sortMethods(methods: readonly PaymentMethod[], now: number) {
  return {
    usable: methods.filter((method) => loads(method, now)),
    unusable: methods.filter((method) => !loads(method, now)),
  }
}

/**
 * Returns the method that is chosen at first: the one before if it can still load, else the default or the only one.
 */
export function methodToOffer(usable: readonly PaymentMethod[], before: string | undefined): string | undefined {
  const only = usable.length === 1 ? usable[0] : undefined
  return (usable.find(({ id }) => id === before) ?? usable.find(({ is_default }) => is_default) ?? only)?.id
}
