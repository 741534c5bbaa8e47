import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../locales/when'
import { DateTime } from '../../ui/DateTime'
import { TimeZoneContext } from '../../ui/operatorContexts'
import { When } from '../../ui/When'
import { dayOfInstant } from './byDay'

interface RowTimeProps {
  iso: string
  /** The time is for paper, so it has the language's pattern. */
  onPaper?: boolean
}

export function RowDay({ iso, onPaper = false }: RowTimeProps) {
  const timeZone = useContext(TimeZoneContext)
  return onPaper ? <DateTime iso={iso} show="date" /> : <When iso={dayOfInstant(iso, timeZone)} />
}

export function RowTime({ iso, onPaper = false }: RowTimeProps) {
  const { language } = useTranslation('lists').i18n
  const timeZone = useContext(TimeZoneContext)
  const instant = Date.parse(iso)
  if (onPaper || Number.isNaN(instant)) return <DateTime iso={iso} show="time" />
  return <time dateTime={iso}>{formatClock(instant, language, timeZone)}</time>
}
