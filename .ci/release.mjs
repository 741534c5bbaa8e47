import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { ensureInstalled, root, run } from './install.mjs'

/**
 * `npm run release -- SITE [--operator FOLDER] [--build FOLDER | --settings] [--days 30]` builds the portal, lays the
 * operator's files over it, and shows it at SITE/current; pages that are open keep their files. `--build` takes a folder
 * that is built already, `--settings` the build that visitors see, for other settings. `-- SITE --back` goes back.
 */
ensureInstalled()
// The build and the rendering of documents need it: without it Vite, which loads our scripts, names the development
// here.
process.env.NODE_ENV = 'production'
const load = async (file) =>
  (await runnerImport(`${root}/src/build/${file}.ts`, { root, configFile: false, logLevel: 'error' })).module

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

const text = { type: 'string' }
const flag = { type: 'boolean' }
const { values, positionals } = parseArgs({
  options: { operator: text, build: text, settings: flag, days: { type: 'string', default: '30' }, back: flag },
  allowPositionals: true,
})
if (positionals.length !== 1) stop('Where to? Write npm run release -- /var/www/portal.')
if (!/^\d{1,4}$/.test(values.days)) stop(`No number of days: ${values.days}. Write --days 30.`)
const site = resolve(positionals[0])
const operator = values.operator && resolve(values.operator)
if (operator && !existsSync(operator)) stop(`There is no folder ${operator}.`)

/** Lays the operator's files over a build, and writes all that follows from them. */
async function prepare(folder) {
  if (operator) await cp(operator, folder, { recursive: true })
  const { applySettings, compressFiles } = await load('applySettings')
  const { notes } = await applySettings(root, folder, false)
  await compressFiles(folder)
  for (const note of notes) console.log(note)
}

/** Returns the folder to release: one that is given, or a new build. Undefined for the one that visitors see. */
function built() {
  if (values.settings) return undefined
  if (values.build) return resolve(values.build)
  if (!run('npm', ['run', '-s', 'build'])) process.exit(1)
  return resolve(root, 'dist')
}

const { goBack, release } = await load('release/releases')
const now = Date.now()
try {
  const id = values.back
    ? await goBack(site, now)
    : await release({ site, build: built(), prepare, now, days: Number(values.days) })
  console.log(`Visitors of ${site}/current now see the release ${id}.`)
} catch (thrown) {
  stop(thrown.message)
}
