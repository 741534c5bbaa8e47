import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutSummaries } from './dropSummaries'

const contract = join(import.meta.dirname, '../api/contract')
const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.includes('.test.'),
)

it.each(files)('the summaries of the calls in %s go, and nothing else', (file) => {
  const source = readFileSync(join(contract, file), 'utf8')
  const left = withoutSummaries(source)
  expect(left).not.toMatch(/^ {2}summary: ['"]/m)
  expect(left.match(/^ {2}(name|path): /gm)).toEqual(source.match(/^ {2}(name|path): /gm))
})
