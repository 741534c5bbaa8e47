import { readStored, writeStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'

/** The key that this tab got when the order was placed. Own entries only: an id may be named like a built-in. */
export function keyOf(orderId: string): string | undefined {
  const keys = readStored(stored.guestOrderKeys) ?? {}
  return Object.hasOwn(keys, orderId) ? keys[orderId] : undefined
}

/** The order has an account now, and its key opens nothing any more. */
export function forgetKey(orderId: string): void {
  const keys = Object.entries(readStored(stored.guestOrderKeys) ?? {}).filter(([id]) => id !== orderId)
  writeStored(stored.guestOrderKeys, Object.fromEntries(keys))
}
