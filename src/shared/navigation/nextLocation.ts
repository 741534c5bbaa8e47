import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import type { Location } from 'react-router'

/** The address that was pressed while its page renders; undefined while no page does. The router sets it. */
export const NextLocationContext = createContext<Location | undefined>(undefined)

/**
 * Returns the address that was pressed last, even while the page of the one before still shows (`PortalRouter`): for
 * what shows a press at once, such as the chosen tab.
 */
export function useNextLocation(): Location {
  const shown = useLocation()
  return useContext(NextLocationContext) ?? shown
}

/** Returns whether the page of a pressed address still renders. */
export const useIsNextRendering = (): boolean => useContext(NextLocationContext) !== undefined
