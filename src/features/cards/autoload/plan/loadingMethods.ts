import type { PaymentMethod } from '../../../../api/contract/paying/paymentMethods'
import { healthOf } from '../../../paying/payment/onDemand'

/** Money comes from outside: not from a wallet, nor from funds for fares only. */
const kinds = ['card', 'bank', 'paypal']

/** How well a method can load value by itself. */
export type LoadingFitness = 'good' | 'expiresSoon' | 'expired' | 'wrongKind'

/** A charge that failed once may go through again, so only kind and expiry count. */
export function fitnessOf({ type, expiry }: Pick<PaymentMethod, 'type' | 'expiry'>, now: number): LoadingFitness {
  if (!kinds.includes(type)) return 'wrongKind'
  const health = healthOf({ expiry }, now)
  return health === 'expired' || health === 'expiresSoon' ? health : 'good'
}

const loads = (method: PaymentMethod, now: number) => ['good', 'expiresSoon'].includes(fitnessOf(method, now))

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
