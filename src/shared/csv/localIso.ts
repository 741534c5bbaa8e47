import { clockFields } from '../locales/dates'
import { onceFor } from '../onceFor'

/** A file asks for thousands of cells. */
const clockIn = onceFor(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { ...clockFields, second: '2-digit', timeZoneName: 'longOffset', timeZone }),
)

/** Returns an ISO instant as local time with its offset ("2026-11-02T09:20:00-04:00"); '' if it is not an instant. */
export function localIso(iso: string, timeZone: string): string {
  const instant = new Date(iso)
  if (Number.isNaN(instant.getTime())) return ''
  const parts = clockIn(timeZone).formatToParts(instant)
  const part = (kind: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === kind)?.value ?? ''
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00'
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  return `${day}T${part('hour')}:${part('minute')}:${part('second')}${offset}`
}
