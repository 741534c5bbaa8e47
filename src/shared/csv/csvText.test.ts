import { describe, expect, test } from 'vitest'
import { fc, property } from '../../testing/property'
import { readCsv } from '../../testing/readCsv'
import { csvText } from './csvText'
import type { CsvCell } from './csvText'

const timeZone = 'America/Halifax'
const written = (cell: CsvCell) => csvText([{ header: 'Cell', cell: () => cell }], [0], { timeZone })
const read = (cell: CsvCell) => readCsv(written(cell))[1]?.[0]

describe('@ACC-17 a CSV file', () => {
  test('begins with a byte-order mark and a header, and ends each record with CRLF', () => {
    const columns = [
      { header: 'Item', cell: (row: string) => row },
      { header: 'Amount', cell: () => ({ cents: -1_050 }) },
    ]
    expect(csvText(columns, ['Day pass', 'Pass, "adult"'], { timeZone })).toBe(
      '\uFEFFItem,Amount\r\nDay pass,-10.50\r\n"Pass, ""adult""",-10.50\r\n',
    )
  })

  test.each<[string, CsvCell, string]>([
    ['an amount as a plain decimal', { cents: 123_456 }, '1234.56'],
    ['less than a dollar', { cents: -5 }, '-0.05'],
    ['nothing', { cents: 0 }, '0.00'],
    ['the largest amount exactly', { cents: Number.MAX_SAFE_INTEGER }, '90071992547409.91'],
    ['a count of ours', { count: -2 }, '-2'],
    ['an instant in summer', { instant: '2026-07-01T02:05:09Z' }, '2026-06-30T23:05:09-03:00'],
    ['an instant in winter', { instant: '2026-11-02T13:20:00.000Z' }, '2026-11-02T09:20:00-04:00'],
    ['what is no instant as text', { instant: '=now()' }, "'=now()"],
    ['a missing value as an empty cell', null, ''],
    ['quotes, commas and line breaks', 'a "b", c\r\nd\ne', 'a "b", c\r\nd\ne'],
    ['letters of every script', 'Zürich 東京 مرحبا 🚌', 'Zürich 東京 مرحبا 🚌'],
    ['a minus inside a text', 'SP-1', 'SP-1'],
  ])('writes %s', (_, cell, value) => {
    expect(read(cell)).toBe(value)
  })

  test.each([
    '=HYPERLINK("http://evil.example","x")',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\n=1',
    '\u202E=1',
    '\u200B\u2066@x',
    '＝1+1',
    '\tplain',
  ])('lets no spreadsheet calculate %j', (text) => {
    expect(read(text)).toBe(`'${text}`)
  })

  const hostile = fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', '-', '\t', 'a', 'é', '\u202E', '🚌') })
  property([fc.array(fc.tuple(hostile, hostile, fc.maxSafeInteger()), { maxLength: 8 })])(
    'is read back by a strict parser, whatever the texts and amounts',
    (rows) => {
      const columns = [
        { header: 'One', cell: ([one]: [string, string, number]) => one },
        { header: 'Other', cell: ([, other]: [string, string, number]) => other },
        { header: 'Amount', cell: ([, , cents]: [string, string, number]) => ({ cents }) },
      ]
      const [, ...records] = readCsv(csvText(columns, rows, { timeZone }))
      expect(records.map(([one, other]) => [one, other].map((text) => text?.replace(/^'/, '')))).toEqual(
        rows.map(([one, other]) => [one, other].map((text) => text.replace(/^'/, ''))),
      )
      expect(records.map(([, , amount]) => BigInt(amount?.replace('.', '') ?? ''))).toEqual(
        rows.map(([, , cents]) => BigInt(cents)),
      )
    },
  )
})
