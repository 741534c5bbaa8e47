import { useCallback, useSyncExternalStore } from 'react'
import type { StoredKey } from '../storage/browserStorage'
import { onAttemptsChange } from './keptAttempts'

/** Returns what `read` says of the attempts, also after a change in any tab. */
export function useAttempts<T extends string>(
  places: readonly StoredKey<unknown>[],
  read: () => T | undefined,
): T | undefined {
  const subscribe = useCallback((changed: () => void) => onAttemptsChange(places, changed), [places])
  // Documents are rendered without storage.
  return useSyncExternalStore(subscribe, read, () => undefined)
}
