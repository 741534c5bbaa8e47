import { useCallback, useSyncExternalStore } from 'react'
import type { StoredKey } from '../storage/browserStorage'
import { onAttemptsChange } from './keptAttempts'

/** Returns what `read` says of the attempts at these places, also after they changed in this tab or another one. */
export function useAttempts<T extends string>(
  places: readonly StoredKey<unknown>[],
  read: () => T | undefined,
): T | undefined {
  const subscribe = useCallback((changed: () => void) => onAttemptsChange(places, changed), [places])
  // A document is rendered without a browser's storage.
  return useSyncExternalStore(subscribe, read, () => undefined)
}
