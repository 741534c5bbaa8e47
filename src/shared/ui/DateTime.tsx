import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime, formatDay, formatInWords, formatTime } from '../locales/dates'
import { TimeZoneContext } from './operatorContexts'

type Kind = 'both' | 'words' | 'date' | 'time' | 'day'

const formats: Record<Kind, (iso: string, language: string, timeZone: string) => string> = {
  both: formatDateTime,
  words: formatInWords,
  date: formatDate,
  time: formatTime,
  day: formatDay,
}

interface DateTimeProps {
  /** An instant ("2026-11-20T12:05:00Z"). For `day`, a text that begins with an ISO date. */
  iso: string
  show?: Kind
  zone?: boolean
}

/**
 * A date in the language's pattern, or in words, in the operator's time zone. A text that is not a date shows
 * unchanged.
 */
export function DateTime({ iso, show = 'both', zone = false }: DateTimeProps) {
  const { language } = useTranslation('shared').i18n
  const timeZone = useContext(TimeZoneContext)
  const text = (zone ? formatInWords : formats[show])(iso, language, timeZone, zone)
  if (!text) return iso
  return <time dateTime={show === 'day' ? iso.slice(0, 10) : iso}>{text.replace(/ (?=[ap]\.?m)/i, '\u00a0')}</time>
}
