/**
 * Reads a CSV file strictly after RFC 4180, as a test's second opinion on what the portal writes. Throws on a quote in
 * the wrong place, on a line end other than CRLF, and on records of different lengths.
 */
export function readCsv(file: string, separator: ',' | ';' = ','): string[][] {
  if (!file.startsWith('\uFEFF')) throw new Error('No byte-order mark')
  const records: string[][] = []
  let record: string[] = []
  let at = 1
  while (at < file.length) {
    const { value, end } = file[at] === '"' ? quotedField(file, at) : plainField(file, at, separator)
    record.push(value)
    if (file[end] === separator) at = end + 1
    else if (file.startsWith('\r\n', end)) {
      records.push(record)
      record = []
      at = end + 2
    } else throw new Error(`Neither a separator nor CRLF at ${end}`)
  }
  if (record.length > 0) throw new Error('The last record has no end')
  const width = records[0]?.length
  if (records.some(({ length }) => length !== width)) throw new Error('Records differ in length')
  return records
}

function quotedField(file: string, start: number): { value: string; end: number } {
  let value = ''
  for (let at = start + 1; at < file.length; at += 1) {
    if (file[at] !== '"') value += file[at]
    else if (file[at + 1] === '"') {
      value += '"'
      at += 1
    } else return { value, end: at + 1 }
  }
  throw new Error(`The quote at ${start} is not closed`)
}

function plainField(file: string, start: number, separator: string): { value: string; end: number } {
  const length = file.slice(start).search(separator === ',' ? /,|\r\n/ : /;|\r\n/)
  const value = file.slice(start, length < 0 ? undefined : start + length)
  if (/["\r\n]/.test(value)) throw new Error(`A plain field at ${start} needs quotes`)
  return { value, end: start + value.length }
}
