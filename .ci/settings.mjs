import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { root } from './install.mjs'

/**
 * `npm run settings [-- folder]` updates a built folder (dist) after its settings.json was replaced: it writes the
 * documents, the security headers and the host files again, and packs what has changed. `-- dist --check https://…` asks
 * a running site whether it shows that folder. `-- --schema` writes public/settings.schema.json, which a test compares.
 */
const load = async (file) =>
  (await runnerImport(`${root}/src/build/${file}.ts`, { root, configFile: false, logLevel: 'error' })).module
const { values, positionals } = parseArgs({
  options: { schema: { type: 'boolean' }, check: { type: 'string' } },
  allowPositionals: true,
})
const folder = resolve(root, positionals[0] ?? 'dist')

async function writeSchema() {
  const { settingsSchema } = await load('operator/settingsSchema')
  await writeFile(`${root}/public/settings.schema.json`, `${JSON.stringify(settingsSchema(), null, 2)}\n`)
  console.log('public/settings.schema.json')
}

async function updateFolder() {
  // React and Emotion must be their production versions, as in the build.
  process.env.NODE_ENV = 'production'
  const { applySettings, compressFiles } = await load('applySettings')
  const { notes } = await applySettings(root, folder, folder.endsWith('-mock'))
  const packed = await compressFiles(folder)
  console.log(`${folder}: documents and host files follow settings.json; ${packed.length} packed files were written`)
  for (const note of notes) console.log(note)
}

async function checkSite(address) {
  const { checkSite } = await load('live/checkSite')
  const { list, isRight } = await checkSite(root, folder, address).catch(({ message }) => ({ list: message }))
  console.log(list)
  if (!isRight) process.exitCode = 1
}

if (values.schema) await writeSchema()
else if (values.check !== undefined) await checkSite(values.check)
else await updateFolder()
