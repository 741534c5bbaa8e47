import { join } from 'node:path'
import * as renderer from '../app/documents/render.js'
import { applySettings, compressFiles } from './applySettings.js'

/**
 * Does what `npm run settings` does, as one file without packages: for a host that has Node and a built folder, but no
 * clone. The container starts with it: `node writeSite.js FOLDER`, beside `locales/`.
 */
const [folder = '/site'] = process.argv.slice(2)

applySettings(join(import.meta.dirname), folder, false, renderer)
  .then(async ({ notes }) => {
    await compressFiles(folder)
    notes.forEach((note) => process.stdout.write(`${note}\n`))
  })
  .catch((thrown: unknown) => {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
    process.exitCode = 1
  })
