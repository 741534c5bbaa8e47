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

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * Whitespace and invisible marks (direction, zero width), then what makes a spreadsheet calculate a cell, also in
 * full width.
 */
const looksLikeFormula = /^(?:[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r])/u

/**
 * Returns records as a CSV file (decision 97): UTF-8 with byte-order mark, CRLF, quotes after RFC 4180, decimals with a
 * point, local times with their offset. A text that a spreadsheet would calculate gets a leading apostrophe.
 */
export function csvText<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  { timeZone }: { timeZone: string },
): string {
  const lines = [
    columns.map(({ header }) => quoted(harmless(header))),
    ...rows.map((row) => columns.map(({ cell }) => quoted(textOf(cell(row), timeZone)))),
  ]
  return byteOrderMark + lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}

function textOf(cell: CsvCell, timeZone: string): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return harmless(cell)
  if ('cents' in cell) return decimal(cell.cents)
  if ('count' in cell) return String(cell.count)
  return localIso(cell.instant, timeZone) || harmless(cell.instant)
}

const harmless = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Returns whole cents as a decimal: -5 is "-0.05". Built from digits, because a division would round large amounts. */
function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
