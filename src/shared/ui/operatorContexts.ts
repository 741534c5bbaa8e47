import { createContext } from 'react'

/** The operator's time zone, lent by the app: every date of the portal is told by its clocks. */
export const TimeZoneContext = createContext('UTC')

/** The operator's hosts of pictures, lent by the app: the only ones besides this site that pictures may come from. */
export const PictureHostsContext = createContext<readonly string[]>([])
