import { mkdirSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { root } from './install.mjs'

/** `npm run contract`: writes the OpenAPI 3.1 document of every call to dist-contract/openapi.json. */
const { module } = await runnerImport(`${root}/src/api/document/openapi.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
})
const document = module.openApiDocument()
mkdirSync(`${root}/dist-contract`, { recursive: true })
writeFileSync(`${root}/dist-contract/openapi.json`, `${JSON.stringify(document, null, 2)}\n`)
console.log(`dist-contract/openapi.json: ${Object.keys(document.paths).length} paths`)
