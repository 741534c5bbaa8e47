import { localeOf } from '../locales/locales'
import { localIso } from './localIso'

/**
 * A cell: a text from anywhere, an amount in cents, a count, or an ISO instant, written in the operator's time zone.
 * Null leaves it empty.
 */
export type CsvCell = string | null | undefined | { cents: number } | { count: number } | { instant: string }

export const centsCell = (cents: number | null | undefined): CsvCell => (typeof cents === 'number' ? { cents } : null)

export interface CsvColumn<Row> {
  header: string
  cell: (row: Row) => CsvCell
}

export interface CsvStyle {
  timeZone: string
  /** The language decides how spreadsheets read the file. */
  language: string
}

/** The mark makes spreadsheets read UTF-8. A first line `sep=;` would make Excel use the computer's old code page. */
const byteOrderMark = '\uFEFF'

/** Matches blanks and invisible marks, then a sign that makes a spreadsheet calculate the cell, also in full width. */
const looksLikeFormula = /^(?:[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r])/u

/** Marks that end a cell or line in some spreadsheets, even in quotes. */
const breaks = /\s*[\t\n\v\f\r\u0085\u2028\u2029]\s*/g

/**
 * Returns records as CSV (decisions 97, 126): UTF-8 with byte-order mark, CRLF, quoted texts, local times with offset.
 * The language decides decimal sign and separator. A text that would be calculated gets an apostrophe.
 */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], style: CsvStyle): string {
  const decimalSign = decimalSignOf(style.language)
  const separator = decimalSign === ',' ? ';' : ','
  const lines = [
    columns.map(({ header }) => quoted(header)),
    ...rows.map((row) => columns.map(({ cell }) => written(cell(row), decimalSign, style.timeZone))),
  ]
  return byteOrderMark + lines.map((cells) => `${cells.join(separator)}\r\n`).join('')
}

function decimalSignOf(language: string): string {
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

function written(cell: CsvCell, decimalSign: string, timeZone: string): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return quoted(cell)
  if ('cents' in cell) return decimal(cell.cents, decimalSign)
  if ('count' in cell) return String(cell.count)
  return quoted(localIso(cell.instant, timeZone) || cell.instant)
}

function quoted(text: string): string {
  const harmless = looksLikeFormula.test(text) ? `'${text}` : text
  return `"${harmless.replace(breaks, ' ').replaceAll('"', '""')}"`
}

/**
 * Returns whole cents as a decimal: -5 is "-0.05". It works with digits, because a division would round large amounts.
 */
function decimal(cents: number, sign: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${sign}${digits.slice(-2)}`
}
