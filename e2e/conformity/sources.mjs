import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the suite's own copies of document and facts are. */

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** The committed document. Where there is none, it is made of the contract in code. */
export async function ownDocument() {
  const committed = here('../../src/api/contract.json')
  if (existsSync(committed)) return readJson(committed)
  const { runnerImport } = await import('vite')
  const settings = { root: here('../..'), configFile: false, logLevel: 'error' }
  const { module } = await runnerImport(here('../../src/api/document/openapi.ts'), settings)
  return JSON.parse(JSON.stringify(module.openApiDocument()))
}

/** The facts of the mock backend. */
export const ownFacts = () => readJson(here('facts.json'))

/** Facts that the mock backend does not need. */
const more = {
  hosts: { accounts: '', transit: '', web: '' },
  newPassword: '',
  signUp: null,
  products: { physical: '' },
  toEnrol: { code: '' },
}
const isNode = (value) => typeof value === 'object' && value !== null
const merged = (one, other) =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
      name,
      isNode(one[name]) && isNode(other[name]) ? merged(one[name], other[name]) : (other[name] ?? one[name] ?? null),
    ]),
  )
/** A request may have these parts. */
const request = { method: '', path: '', body: null, headers: null }

/** Returns the places in a file of facts that the suite never reads, such as a fact that is misspelt. */
export function unknownFacts(facts) {
  const { situations, testClock, ...known } = merged(ownFacts(), more)
  const requests = (of) => Object.fromEntries(Object.keys(of).map((name) => [name, request]))
  return strangeIn(facts, { ...known, situations: requests(situations), testClock: requests(testClock) })
}

function strangeIn(given, known, at = '') {
  if (!isNode(given) || !isNode(known)) return []
  return Object.keys(given).flatMap((name) =>
    name in known ? strangeIn(given[name], known[name], `${at}${name}.`) : [`${at}${name}`],
  )
}

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
