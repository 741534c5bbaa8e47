import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import type { Location } from 'react-router'

/** Undefined while no pressed page renders. The router sets it. */
export const NextLocationContext = createContext<Location | undefined>(undefined)

/**
 * The address pressed last, while the page before still shows: for what shows a press at once, such as the chosen tab.
 */
export function useNextLocation(): Location {
  const shown = useLocation()
  return useContext(NextLocationContext) ?? shown
}

export const useIsNextRendering = (): boolean => useContext(NextLocationContext) !== undefined
