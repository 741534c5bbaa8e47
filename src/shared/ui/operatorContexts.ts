import { createContext } from 'react'

/** The operator's time zone, set by the app. Every date of the portal uses it. */
export const TimeZoneContext = createContext('UTC')

/** The operator's hosts of pictures, set by the app. Pictures may come only from these and from this site. */
export const PictureHostsContext = createContext<readonly string[]>([])
