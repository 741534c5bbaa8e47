import type { PaymentMethod } from '../../../../api/contract/paying/paymentMethods'
import { sortMethods as sortByKind } from '../../../paying/payment/onDemand'

/** Money comes from outside: not from a wallet, nor from funds for fares only. */
export const loadingKinds = ['card', 'bank', 'paypal']

export const sortMethods = (methods: readonly PaymentMethod[], now: number) => sortByKind(methods, loadingKinds, now)

/**
 * Returns the method that is chosen at first: the one before if it can still load, else the default or the only one.
 */
export function methodToOffer(usable: readonly PaymentMethod[], before: string | undefined): string | undefined {
  const only = usable.length === 1 ? usable[0] : undefined
  return (usable.find(({ id }) => id === before) ?? usable.find(({ is_default }) => is_default) ?? only)?.id
}
