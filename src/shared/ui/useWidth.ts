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

/** Tells whether the window is at least as wide as the theme's `md`. Documents are rendered as if it were not. */
export const useIsWide = () => useMatches('(min-width:960px)')

/** Tells whether the window is narrower than the theme's `sm`. Documents are rendered as if it were not. */
export const useIsPhone = () => useMatches('(max-width:599.95px)')
