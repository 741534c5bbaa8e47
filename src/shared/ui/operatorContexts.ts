import { createContext } from 'react'

/** The operator's time zone, in which every date shows. The app sets it. */
export const TimeZoneContext = createContext('UTC')

/** Hosts from which pictures may come, besides this site. The app sets them. */
export const PictureHostsContext = createContext<readonly string[]>([])
