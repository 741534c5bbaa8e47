import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '../clock'
import { formatNamedDay } from '../locales/when'
import { TimeZoneContext } from './operatorContexts'

/** Returns a function that writes an ISO date as "Sat, Nov 28" for a sentence; '' if it is not a date. */
export function useNamedDay(): (isoDay: string | null | undefined) => string {
  const { language } = useTranslation('shared').i18n
  const timeZone = useContext(TimeZoneContext)
  return (isoDay) => formatNamedDay(isoDay ?? '', language, timeZone, now())
}
