import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { writeContractPage } from './contractPage.mjs'
import { contractTypes } from './contractTypes.mjs'
import { root } from './install.mjs'

/**
 * `npm run contract`: writes the OpenAPI 3.1 document of every call to dist-contract/openapi.json, and to
 * src/api/contract.json, which a test compares, with the types of e2e/contract. `-- --check [BASE]` compares it with the one of a commit (origin/main), and
 * fails where the change log does not raise the version as far as the changes demand. `-- --html DIR` writes a page for
 * people into a folder.
 */
const load = async (file) =>
  (await runnerImport(`${root}/src/api/document/${file}.ts`, { root, configFile: false, logLevel: 'error' })).module
const { openApiDocument } = await load('openapi')
const document = openApiDocument()
const args = process.argv.slice(2)

if (args[0] === '--check') {
  const base = args[1] ?? 'origin/main'
  const text = execFileSync('git', ['show', `${base}:src/api/contract.json`], { cwd: root, maxBuffer: 1e8 })
  const before = JSON.parse(text.toString())
  const { changesBetween, compareVersions, versionAfter, withResponses } = await load('changes')
  const changes = changesBetween(withResponses(before), withResponses(JSON.parse(JSON.stringify(document))))
  for (const { kind, at } of changes) console.log(`${kind.padEnd(8)} ${at}`)
  const needed = versionAfter(before.info.version, changes)
  const { version } = document.info
  const isEnough = compareVersions(version, needed) >= 0
  console.log(`${changes.length} changes since ${before.info.version}. The version is ${version}.`)
  if (!isEnough)
    console.log(`It has to be ${needed} or higher: add a "## ${needed}" with a line to src/api/CHANGELOG.md.`)
  process.exitCode = isEnough ? 0 : 1
} else if (args[0] === '--html') {
  if (!args[1]) throw new Error('Name a folder: npm run contract -- --html DIR')
  const folder = resolve(args[1])
  writeContractPage(folder, document)
  console.log(`${folder}/index.html`)
} else {
  mkdirSync(`${root}/dist-contract`, { recursive: true })
  writeFileSync(`${root}/dist-contract/openapi.json`, `${JSON.stringify(document, null, 2)}\n`)
  writeFileSync(`${root}/src/api/contract.json`, `${JSON.stringify(document, null, 1)}\n`)
  writeFileSync(`${root}/e2e/contract/types.d.ts`, await contractTypes(document))
  console.log(`dist-contract/openapi.json: ${Object.keys(document.paths).length} paths`)
}
