import { createContext } from 'react'

/** The operator's time zone, lent by the app: every date of the portal is told by its clocks. */
export const TimeZoneContext = createContext('UTC')
