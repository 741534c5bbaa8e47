import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import type { Location } from 'react-router'

/** The pressed address while its page renders, else undefined. The router sets it. */
export const NextLocationContext = createContext<Location | undefined>(undefined)

/**
 * Returns the address that was pressed last, even while the page before still shows. A chosen tab, for example, shows
 * the press at once.
 */
export function useNextLocation(): Location {
  const shown = useLocation()
  return useContext(NextLocationContext) ?? shown
}

export const useIsNextRendering = (): boolean => useContext(NextLocationContext) !== undefined
