import { localeOf } from '../locales/locales'
import { localIso } from './localIso'

/**
 * The value of a cell: a text from anywhere; an amount of ours in cents; a count of ours; an ISO instant, written in the
 * operator's time zone. Null leaves the cell empty.
 */
export type CsvCell = string | null | undefined | { cents: number } | { count: number } | { instant: string }

export interface CsvColumn<Row> {
  /** The column's title, in the language of the interface. */
  header: string
  cell: (row: Row) => CsvCell
}

export interface CsvStyle {
  /** Of the operator, for instants. */
  timeZone: string
  /** Of the interface: it decides how spreadsheets read the file. */
  language: string
}

/**
 * Makes spreadsheets read the file as UTF-8. A first line `sep=;` would name the separator, but Excel then reads
 * everything after it in the computer's old code page.
 */
const byteOrderMark = '\uFEFF'

/**
 * Whitespace and invisible marks (direction, zero width), then what makes a spreadsheet calculate a cell, also in
 * full width.
 */
const looksLikeFormula = /^(?:[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r])/u

/** Marks that a spreadsheet may take for the end of a cell or of a line, even between quotes. */
const breaks = /\s*[\t\n\v\f\r\u0085\u2028\u2029]\s*/g

/**
 * Returns records as a CSV file (decisions 97 and 126): UTF-8 with byte-order mark, CRLF, local times with their offset,
 * each text in quotes. Decimals have the sign of the language's locale; where that is a comma, spreadsheets expect
 * cells to be separated by semicolons. A text that a spreadsheet would calculate gets a leading apostrophe.
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

/** Returns whole cents as a decimal: -5 is "-0.05". Built from digits, because a division would round large amounts. */
function decimal(cents: number, sign: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${sign}${digits.slice(-2)}`
}
