import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** A number that a comment or a test's title cites can be looked up in `decisions.md`. */
const src = import.meta.dirname
const decisions = readFileSync(join(src, 'decisions.md'), 'utf8')
const known = new Set([...decisions.matchAll(/^- \*\*([A-Z]?\d+)\*\* /gm)].map(([, id = '']) => id))

const sources = [src, join(src, '../e2e')].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$|README\.md$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
)

/** "decision 23", "decisions 5 and 6", and the ids of faults and threats: F21, T12. */
function citationsOf(text: string): string[] {
  const ofDecisions = [...text.matchAll(/\bdecisions? ((?:\d+(?:, | and )?)+)/gi)]
  const ofRisks = [...text.matchAll(/(?<![\w.%#-])[FT]\d{2}(?![\w.:-])/g)]
  return [...ofDecisions.flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? []), ...ofRisks.map(([id]) => id)]
}

const citations = sources.flatMap(({ file, text }) => citationsOf(text).map((id) => ({ id, file })))

describe('decisions.md', () => {
  test('is cited (a guard of this test)', () => {
    expect(citations.length).toBeGreaterThan(80)
  })

  test('holds every number that code and tests cite', () => {
    expect(citations.filter(({ id }) => !known.has(id)).map(({ id, file }) => `${id} in ${file}`)).toEqual([])
  })

  test('names each number once', () => {
    const ids = [...decisions.matchAll(/^- \*\*([A-Z]?\d+)\*\* /gm)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  test('gives each decision a number, in their order below each heading', () => {
    const unnumbered = decisions.match(/^- (?!\*\*[A-Z]?\d+\*\* ).*/gm) ?? []
    expect(unnumbered).toEqual([])
    const parts = decisions.split(/^#+ /m).map((part) => ({
      heading: part.split('\n')[0],
      numbers: [...part.matchAll(/^- \*\*[A-Z]?(\d+)\*\* /gm)].map(([, id]) => Number(id)),
    }))
    const sorted = parts.map((part) => ({ ...part, numbers: [...part.numbers].sort((one, other) => one - other) }))
    expect(parts).toEqual(sorted)
  })
})
