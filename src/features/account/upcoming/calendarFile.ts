import { hashOf } from '../../../shared/hash'
import { plusDays } from '../../../shared/schedule'

export interface CalendarEvent {
  /** The same id each time lets a calendar update the event. */
  id: string
  /** ISO date. */
  day: string
  title: string
}

interface CalendarOptions {
  /** The site's host makes ids unique. */
  host: string
  /** In milliseconds. */
  now: number
  name: string
}

/** Octets of a line (RFC 5545, 3.1). */
const lineLength = 75

/** Returns an .ics file (RFC 5545): a whole day per charge, with nothing personal but the title. */
export function calendarFile(events: readonly CalendarEvent[], { host, now, name }: CalendarOptions): string {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const date = (day: string) => day.slice(0, 10).replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fare portal//Upcoming charges//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ id, day, title }) => [
      'BEGIN:VEVENT',
      `UID:${hashOf(id)}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date(day)}`,
      `DTEND;VALUE=DATE:${date(plusDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Escapes a text (RFC 5545, 3.3.11). Other control characters have no place in it. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- these are the characters that a text value must not hold
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** Folds a line at 75 octets, never within a character. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length
    if (octets + size > lineLength) {
      text += '\r\n '
      octets = 1
    }
    text += sign
    octets += size
  }
  return text
}
