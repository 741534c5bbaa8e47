import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findDefects, told } from './defects/find.mjs'
import { defects } from './defects/table.mjs'
import { startOwnBackend } from './ownBackend.mjs'
import { junitOf, textOf } from './report.mjs'
import { ownDocument, ownFacts, readJson, unknownFacts } from './sources.mjs'
import { runSuite } from './suite.mjs'

/**
 * `npm run conformity -- --backend URL [--facts FILE] [--document FILE] [--only CALL,…] [--allow spend,close]
 * [--report FILE] [--junit FILE]`: says per call and promise whether a backend does what the contract says. Without a
 * backend it starts the mock backend, which may be used up. `--sample FILE` writes the facts of the mock backend.
 */

const usage =
  'npm run conformity -- --backend URL [--facts FILE] [--document FILE] [--only CALL,…] [--allow spend,close] ' +
  '[--report FILE] [--junit FILE], or --sample FILE'

function stop(sentence) {
  console.error(`${sentence}\n${usage}`)
  process.exit(2)
}

function given(file, what) {
  try {
    return readJson(file)
  } catch (error) {
    return stop(`The ${what} cannot be read from ${file}: ${error.message}`)
  }
}

const words = (text) => (text ?? '').split(',').filter(Boolean)
const everything = ['spend', 'close']

function optionsOf() {
  const text = { type: 'string' }
  const names = ['backend', 'facts', 'document', 'only', 'allow', 'report', 'junit', 'sample']
  try {
    const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, text])) })
    const { backend, facts, allow } = values
    if (backend !== undefined && !URL.canParse(backend)) return stop(`No address of a backend: ${backend}.`)
    if (backend !== undefined && facts === undefined)
      return stop('Name the file of facts about this backend by --facts.')
    const unknown = words(allow).filter((word) => !everything.includes(word))
    return unknown.length > 0 ? stop(`--allow knows spend and close, not ${unknown.join(', ')}.`) : values
  } catch (error) {
    return stop(error.message)
  }
}

const options = optionsOf()
if (options.sample) {
  writeFileSync(options.sample, `${JSON.stringify(ownFacts(), null, 2)}\n`)
  console.log(`${options.sample}: the facts of the mock backend. src/api/README.md says what each of them is.`)
  process.exit()
}
const facts = options.facts ? given(options.facts, 'file of facts') : ownFacts()
const strange = unknownFacts(facts)
if (strange.length > 0) stop(`The file of facts holds what the suite does not know: ${strange.join(', ')}.`)
const document = options.document ? given(options.document, 'document') : await ownDocument()
const only = words(options.only)
const unknown = only.filter((name) => !JSON.stringify(document.paths).includes(`"operationId":"${name}"`))
if (unknown.length > 0) stop(`The document has no call named ${unknown.join(', ')}.`)

const own = options.backend ? undefined : await startOwnBackend(facts.origin)
const started = performance.now()
const results = await runSuite({
  document,
  facts,
  address: own?.address ?? options.backend,
  only,
  allow: own ? everything : words(options.allow),
})
// The suite must be able to fail: with the mock backend it also meets a sample of deliberate defects.
const sample = own && only.length === 0 ? defects.filter((_, at) => at % 20 === 0) : []
const found = await findDefects(sample, { address: own?.address ?? options.backend, document, facts })
own?.stop()
const seconds = (performance.now() - started) / 1_000
console.log(textOf(results, seconds))
if (sample.length > 0) console.log(told(sample, found))
if (options.report) writeFileSync(options.report, `${JSON.stringify(results, null, 2)}\n`)
if (options.junit) writeFileSync(options.junit, junitOf(results, seconds))
const isWhole = results.every(({ outcome }) => outcome !== 'broken') && found.missed.length + found.broken.length === 0
process.exit(isWhole ? 0 : 1)
