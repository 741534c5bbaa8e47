import { readFileSync, readdirSync } from 'node:fs'
import { root } from './install.mjs'

/**
 * `npm run ledger` lists the promises of e2e/requirements.md that no test names as `@AREA-NN`. `-- --strict` fails if
 * there are any; `-- AREA …` checks only these areas. A test that `npm test` leaves to `npm run deep` does not count.
 */
const args = process.argv.slice(2)
const areas = args.filter((arg) => !arg.startsWith('--'))

const ledger = readFileSync(`${root}/e2e/requirements.md`, 'utf8')
const promises = [...ledger.matchAll(/^- ([A-Z0-9]+-\d+) (.+)$/gm)]
  .map(([, id, text]) => ({ id, text }))
  .filter(({ id }) => areas.length === 0 || areas.includes(id.split('-')[0]))

const isTest = (file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file)
const tests = ['src', 'e2e', '.ci'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true })
    .filter(isTest)
    .flatMap((file) => readFileSync(`${root}/${folder}/${file}`, 'utf8').split('\n'))
    .filter((line) => !line.includes('@deep')),
)
const named = new Set(tests.flatMap((text) => [...text.matchAll(/@([A-Z0-9]+-\d+)\b/g)].map(([, id]) => id)))

const untested = promises.filter(({ id }) => !named.has(id))
for (const { id, text } of untested)
  console.log(`${id.padEnd(9)} ${text.length > 110 ? `${text.slice(0, 109)}…` : text}`)
const known = new Set([...ledger.matchAll(/^- ([A-Z0-9]+-\d+) /gm)].map(([, id]) => id))
const unknown = [...named].filter((id) => !known.has(id))
if (unknown.length > 0) console.log(`\nNamed by tests, but not in the ledger: ${unknown.join(', ')}`)
console.log(`\n${promises.length - untested.length} of ${promises.length} promises are named by a test.`)
process.exit(args.includes('--strict') && (untested.length > 0 || unknown.length > 0) ? 1 : 0)
