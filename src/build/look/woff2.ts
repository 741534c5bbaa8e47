import { brotliDecompressSync } from 'node:zlib'

/** What the portal needs to know of a font. Lengths are in units of the font. */
export interface FontFacts {
  /** The letters that it has, and how far each moves the pen. */
  advances: Map<number, number>
  unitsPerEm: number
  ascent: number
  descent: number
  lineGap: number
  /** One weight ("400"), or the least and the greatest of a variable font ("100 900"). */
  weight: string
  isItalic: boolean
}

/** The tags that a WOFF2 directory writes as numbers (https://www.w3.org/TR/WOFF2/#table_dir_format), of those read here. */
const tags: Record<number, string> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  6: 'OS/2',
  10: 'glyf',
  11: 'loca',
  47: 'fvar',
}
const ownTag = 63
const headerLength = 48

interface Table {
  tag: string
  /** How the table was rewritten for packing; 0 is "not at all", except for glyphs. */
  version: number
  length: number
}

/** Reads the directory. Returns the tables in the order of their content, and where that begins. */
function directoryOf(file: Buffer): { tables: Table[]; end: number } {
  let at = headerLength
  const number = () => {
    let value = 0
    for (let digits = 0; digits < 5; digits += 1) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) break
    }
    return value
  }
  const tables = Array.from({ length: file.readUInt16BE(12) }, (): Table => {
    const flags = file.readUInt8(at++)
    const known = flags & 63
    const tag = known === ownTag ? file.toString('latin1', at, (at += 4)) : (tags[known] ?? String(known))
    const version = flags >> 6
    const length = number()
    const isGlyphs = tag === 'glyf' || tag === 'loca'
    return { tag, version, length: (isGlyphs ? version === 0 : version !== 0) ? number() : length }
  })
  return { tables, end: at }
}

/** Returns the glyph of each letter. Formats 4 and 12 are those of all fonts that browsers use. */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const found = new Map<number, number>()
  const count = cmap.readUInt16BE(2)
  const offsets = new Set(Array.from({ length: count }, (_, at) => cmap.readUInt32BE(4 + at * 8 + 4)))
  for (const offset of offsets) {
    const table = cmap.subarray(offset)
    const format = table.readUInt16BE(0)
    if (format === 4) readSegments(table, found)
    else if (format === 12) readGroups(table, found)
  }
  return found
}

function readSegments(table: Buffer, found: Map<number, number>): void {
  const segments = table.readUInt16BE(6) / 2
  const [ends, starts, deltas, offsets] = [14, 16 + segments * 2, 16 + segments * 4, 16 + segments * 6] as const
  for (let at = 0; at < segments; at += 1) {
    const delta = table.readUInt16BE(deltas + at * 2)
    const place = offsets + at * 2
    const offset = table.readUInt16BE(place)
    const start = table.readUInt16BE(starts + at * 2)
    for (let letter = start; letter <= table.readUInt16BE(ends + at * 2) && letter < 0xffff; letter += 1) {
      const listed = offset === 0 ? letter : table.readUInt16BE(place + offset + (letter - start) * 2)
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph > 0) found.set(letter, glyph)
    }
  }
}

function readGroups(table: Buffer, found: Map<number, number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const [start, end, glyph] = [0, 4, 8].map((part) => table.readUInt32BE(16 + group * 12 + part)) as [
      number,
      number,
      number,
    ]
    for (let letter = start; letter <= end; letter += 1) found.set(letter, glyph + letter - start)
  }
}

/** The weights of a variable font, else the one that the font names. */
function weightOf(fvar: Buffer | undefined, os2: Buffer): string {
  const own = String(os2.readUInt16BE(4))
  if (!fvar) return own
  const [offset, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
  for (let axis = offset; axis < offset + count * size; axis += size)
    if (fvar.toString('latin1', axis, axis + 4) === 'wght')
      return `${Math.round(fvar.readInt32BE(axis + 4) / 65_536)} ${Math.round(fvar.readInt32BE(axis + 12) / 65_536)}`
  return own
}

/**
 * Reads a font in the format of the web.
 * @throws Error in plain words, if the file is no such font or is cut short.
 */
export function readWoff2(file: Buffer): FontFacts {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('is no woff2 file')
  try {
    return factsOf(file)
  } catch {
    throw new Error('is a woff2 file that is broken, or a collection of several fonts')
  }
}

function factsOf(file: Buffer): FontFacts {
  const { tables, end } = directoryOf(file)
  const content = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)))
  const parts = new Map<string, Buffer>()
  let at = 0
  for (const { tag, length } of tables) parts.set(tag, content.subarray(at, (at += length)))
  const part = (tag: string) => {
    const found = parts.get(tag)
    if (!found) throw new Error(`no ${tag}`)
    return found
  }
  const [head, hhea, os2, hmtx] = ['head', 'hhea', 'OS/2', 'hmtx'].map(part) as [Buffer, Buffer, Buffer, Buffer]
  const isPacked = tables.some(({ tag, version }) => tag === 'hmtx' && version !== 0)
  const measured = hhea.readUInt16BE(34)
  const advance = (glyph: number) => {
    const row = Math.min(glyph, measured - 1)
    return hmtx.readUInt16BE(isPacked ? 1 + row * 2 : row * 4)
  }
  const selection = os2.readUInt16BE(62)
  // A font says by this bit that its typographic lengths are meant on all systems.
  const [source, first] = selection & 128 ? [os2, 68] : [hhea, 4]
  return {
    advances: new Map([...glyphsOf(part('cmap'))].map(([letter, glyph]) => [letter, advance(glyph)])),
    unitsPerEm: head.readUInt16BE(18),
    ascent: source.readInt16BE(first),
    descent: Math.abs(source.readInt16BE(first + 2)),
    lineGap: source.readInt16BE(first + 4),
    weight: weightOf(parts.get('fvar'), os2),
    isItalic: (selection & 1) === 1,
  }
}
