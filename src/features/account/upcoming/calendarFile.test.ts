import { describe, expect, test } from 'vitest'
import { fc, property } from '../../../testing/chance/property'
import { plusDays } from '../../../shared/schedule'
import { calendarFile } from './calendarFile'

const options = { host: 'fares.example', now: Date.parse('2026-11-22T15:04:05.678Z'), name: 'Charges' }
const event = (title: string, day = '2026-12-31') => ({ id: 'card-1:2026-12-31', day, title })
/** Reads a file as a calendar does: unfolds its lines, then reads the escapes. */
const read = (file: string) => {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  const valueOf = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length) ?? ''
  const title = valueOf('SUMMARY:').replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
  return { lines, valueOf, title }
}

describe('@FM-15 the calendar file', () => {
  test('has an event of a whole day for each charge, across the year’s end', () => {
    expect(calendarFile([event('My phone: $20.00')], options).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Fare portal//Upcoming charges//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Charges',
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:[0-9a-f]{16}@fares\.example$/),
      'DTSTAMP:20261122T150405Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:My phone: $20.00',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('names the same charge the same way each time, and another one otherwise', () => {
    const idOf = (id: string, now = 0) =>
      read(calendarFile([{ ...event('x'), id }], { ...options, now })).valueOf('UID:')
    expect(idOf('card-1:2026-12-31', 5)).toBe(idOf('card-1:2026-12-31', 9))
    expect(idOf('card-1:2026-12-31')).not.toBe(idOf('card-2:2026-12-31'))
  })

  test.each([
    ['a, b; c\\d', 'SUMMARY:a\\, b\\; c\\\\d'],
    ['two\nlines\r\nmore', 'SUMMARY:two\\nlines\\nmore'],
    ['END:VEVENT\r\nBEGIN:VEVENT', 'SUMMARY:END:VEVENT\\nBEGIN:VEVENT'],
    ['bell\u0007', 'SUMMARY:bell'],
  ])('escapes %j', (title, line) => {
    expect(calendarFile([event(title)], options).split('\r\n')).toContain(line)
  })

  const anyTitle = fc.string({ unit: 'grapheme', maxLength: 120, size: 'max' })
  property([fc.array(anyTitle, { maxLength: 4 }), fc.nat(400)])(
    'has lines of at most 75 octets, whole characters, and the titles as they were, whatever a card is called',
    (titles, later) => {
      const file = calendarFile(
        titles.map((title) => event(title, plusDays('2026-11-22', later))),
        options,
      )
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(() => encodeURIComponent(line)).not.toThrow()
      }
      expect(read(file).lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(titles.length)
      // oxlint-disable-next-line no-control-regex -- they are left out
      const plain = (titles[0] ?? '').replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      expect(read(file).title).toBe(plain)
    },
  )
})
