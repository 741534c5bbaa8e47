import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorMeanings } from './contract/base/errorCodes'

const src = join(import.meta.dirname, '..')
const home = join('api', 'contract', 'base', 'errorCodes.ts')

/** Tests and their shared code state what goes over the wire, so they may name the numbers. */
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing/.test(file) && file !== home,
)

test('@CON-01 no source names a business error by its number, but where it is defined', () => {
  const bare = new RegExp(`(?<!['\\w.])(${Object.keys(errorMeanings).join('|')})(?!['\\w])`)
  expect(sources.filter((file) => bare.test(readFileSync(join(src, file), 'utf8')))).toEqual([])
})

test('@CON-01 a code begins with its HTTP status, but for the end of a session', () => {
  const odd = Object.entries(errorMeanings).filter(([code, { status }]) => !code.startsWith(String(status)))
  expect(odd.map(([code]) => code)).toEqual(['50020', '50021'])
})
