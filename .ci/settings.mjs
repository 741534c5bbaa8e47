import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './install.mjs'

/**
 * `npm run settings [-- folder]` updates a built folder (dist) after its settings.json was replaced: it writes the
 * documents, the security headers and the host files again, and packs what has changed. `-- --schema` writes
 * public/settings.schema.json, which a test compares.
 */
const load = async (file) =>
  (await runnerImport(`${root}/src/build/${file}.ts`, { root, configFile: false, logLevel: 'error' })).module
const [argument = 'dist'] = process.argv.slice(2)

async function writeSchema() {
  const { settingsSchema } = await load('settingsSchema')
  await writeFile(`${root}/public/settings.schema.json`, `${JSON.stringify(settingsSchema(), null, 2)}\n`)
  console.log('public/settings.schema.json')
}

async function updateFolder(folder) {
  // React and Emotion must be their production versions, as in the build.
  process.env.NODE_ENV = 'production'
  const { applySettings, compressFiles } = await load('applySettings')
  const { notes } = await applySettings(root, folder, folder.endsWith('-mock'))
  const packed = await compressFiles(folder)
  console.log(`${folder}: documents and host files follow settings.json; ${packed.length} packed files were written`)
  for (const note of notes) console.log(note)
}

if (argument === '--schema') await writeSchema()
else await updateFolder(resolve(root, argument))
