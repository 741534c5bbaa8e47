import { formatDateTime, timeZoneName } from '../../shared/dates'
import { useAppSelector } from '../../shared/store'
import { selectLanguage, selectSettings } from '../settings'

/** A date in the operator's time zone, with the zone's name. An invalid date is shown as it was sent. */
export function OrderDate({ iso }: { iso: string }) {
  const language = useAppSelector(selectLanguage)
  const { timeZone } = useAppSelector(selectSettings).operator
  const text = formatDateTime(iso, language, timeZone)
  if (!text) return iso
  return <time dateTime={iso}>{`${text} ${timeZoneName(iso, language, timeZone)}`}</time>
}
