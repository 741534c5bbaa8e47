import { describe, expect, onTestFinished, test } from 'vitest'
import { fc, property } from '../../testing/chance/property'
import { readCsv } from '../../testing/readCsv'
import { takeLocales } from '../locales/locales'
import { csvText } from './csvText'
import type { CsvCell } from './csvText'

const style = { timeZone: 'America/Halifax', language: 'en' }
const written = (cell: CsvCell) => csvText([{ header: 'Cell', cell: () => cell }], [0], style)
const read = (cell: CsvCell) => readCsv(written(cell))[1]?.[0]

describe('@ACC-17 a CSV file', () => {
  test('begins with a byte-order mark and a header, and ends each record with CRLF', () => {
    const columns = [
      { header: 'Item', cell: (row: string) => row },
      { header: 'Amount', cell: () => ({ cents: -1_050 }) },
    ]
    expect(csvText(columns, ['Day pass', 'Pass, "adult"'], style)).toBe(
      '\uFEFF"Item","Amount"\r\n"Day pass",-10.50\r\n"Pass, ""adult""",-10.50\r\n',
    )
  })

  test.each([
    ['en', '"Pass; adult",1234.50'],
    ['fil', '"Pass; adult",1234.50'],
    ['zh-Hans', '"Pass; adult",1234.50'],
    ['zh-Hant', '"Pass; adult",1234.50'],
    ['fr', '"Pass; adult";1234,50'],
    ['es', '"Pass; adult";1234,50'],
    ['nl', '"Pass; adult";1234,50'],
    ['de', '"Pass; adult";1234,50'],
    ['pt', '"Pass; adult";1234,50'],
    ['vi', '"Pass; adult";1234,50'],
  ])('has the separator and the decimal sign of %s', (language, record) => {
    const columns = [
      { header: 'Item', cell: (row: string) => row },
      { header: 'Amount', cell: () => ({ cents: 123_450 }) },
    ]
    expect(csvText(columns, ['Pass; adult'], { ...style, language }).split('\r\n')[1]).toBe(record)
  })

  test('has the separator and the decimal sign of the operator’s own locale', () => {
    takeLocales({ es: 'es-MX', en: 'en-ZA' })
    onTestFinished(() => takeLocales(undefined))
    const amount = { header: 'Amount', cell: () => ({ cents: 150 }) }
    const recordIn = (language: string) => csvText([amount, amount], [0], { ...style, language }).split('\r\n')[1]
    expect([recordIn('es'), recordIn('fr')]).toEqual(['1.50,1.50', '1,50;1,50'])
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
    ['quotes, commas and semicolons', 'a "b", c; d', 'a "b", c; d'],
    ['line breaks and tabs as a space', 'a\r\nb\n\nc\td\u2028e', 'a b c d e'],
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
    expect(read(text)).toBe(`'${text.replace(/[\t\r\n]/, ' ')}`)
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
      const file = csvText(columns, rows, style)
      expect(file).not.toMatch(/[\t\v\f\u0085\u2028\u2029]|\r(?!\n)|[^\r]\n/)
      const [, ...records] = readCsv(file)
      // Blanks of any kind are one blank in a cell.
      const bare = (text = '') => text.replace(/^'/, '').replace(/\s+/g, ' ')
      expect(records.map(([one, other]) => [bare(one), bare(other)])).toEqual(
        rows.map(([one, other]) => [bare(one), bare(other)]),
      )
      expect(records.map(([, , amount]) => BigInt(amount?.replace('.', '') ?? ''))).toEqual(
        rows.map(([, , cents]) => BigInt(cents)),
      )
    },
  )
})
