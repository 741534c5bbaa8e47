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

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
