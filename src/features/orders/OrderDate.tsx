import { formatDateTime, timeZoneName } from '../../shared/dates'
import { useAppSelector } from '../../shared/store'
import { selectLanguage, selectSettings } from '../settings'

/** In the operator's time zone, with its name; a date that is none is shown as it was sent. */
export function OrderDate({ iso }: { iso: string }) {
  const language = useAppSelector(selectLanguage)
  const { timeZone } = useAppSelector(selectSettings).operator
  const text = formatDateTime(iso, language, timeZone)
  if (!text) return iso
  return <time dateTime={iso}>{`${text} ${timeZoneName(iso, language, timeZone)}`}</time>
}
