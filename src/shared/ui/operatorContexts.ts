import { createContext } from 'react'

/** The operator's, for every date. The app sets it. */
export const TimeZoneContext = createContext('UTC')

/** Hosts from which pictures may come, besides this site. The app sets them. */
export const PictureHostsContext = createContext<readonly string[]>([])
