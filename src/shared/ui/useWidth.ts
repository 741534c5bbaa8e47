import { useCallback, useSyncExternalStore } from 'react'

function useMatches(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    [query],
  )
  const matches = () => globalThis.matchMedia?.(query).matches ?? false
  return useSyncExternalStore(follow, matches, () => false)
}

/** At least the theme's `md`; never in documents. */
export const useIsWide = () => useMatches('(min-width:960px)')

/** Less than the theme's `sm`; never in documents. */
export const useIsPhone = () => useMatches('(max-width:599.95px)')
