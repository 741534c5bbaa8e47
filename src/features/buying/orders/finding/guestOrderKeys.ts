import { own } from '../../../../shared/byName'
import { readStored, writeStored } from '../../../../shared/storage/browserStorage'
import { checkoutKeys } from '../../checkout/onDemand'

/** Returns the key that this tab got when it placed the order. */
export function keyOf(orderId: string): string | undefined {
  return own(readStored(checkoutKeys.guestOrderKeys), orderId)
}

/** The key no longer opens the claimed order. */
export function forgetKey(orderId: string): void {
  const keys = Object.entries(readStored(checkoutKeys.guestOrderKeys) ?? {}).filter(([id]) => id !== orderId)
  writeStored(checkoutKeys.guestOrderKeys, Object.fromEntries(keys))
}
