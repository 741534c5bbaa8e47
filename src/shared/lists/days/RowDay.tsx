import { useContext } from 'react'
import { DateTime } from '../../ui/DateTime'
import { TimeZoneContext } from '../../ui/operatorContexts'
import { When } from '../../ui/When'
import { dayOfInstant } from './byDay'

/** The day of a row below a month: in words on a screen, in the language's pattern on paper. */
export function RowDay({ iso, onPaper = false }: { iso: string; onPaper?: boolean }) {
  const timeZone = useContext(TimeZoneContext)
  return onPaper ? <DateTime iso={iso} show="date" /> : <When iso={dayOfInstant(iso, timeZone)} />
}
