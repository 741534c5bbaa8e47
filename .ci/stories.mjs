import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureFirefox } from './firefox/install.mjs'
import { program, root, run, runProgram } from './install.mjs'

/**
 * `npm run stories [-- playwright's arguments]` runs the stories against the static build with the mock backend. It
 * makes the build if it is missing or if `--build` asks for it. `--all-languages` runs every screen in every language
 * instead, which takes about twenty minutes. `--engine firefox` plays whole days and the journeys of the production build in
 * Firefox ESR, which comes by apt. `--backend URL [--facts FILE] [--allow spend]` runs the journeys of
 * `e2e/anyBackend` on a backend of yours and the production build, which it makes if it is missing.
 */
const args = process.argv.slice(2)
/** Takes an option with its value out of the arguments. */
function taken(name) {
  const at = args.indexOf(name)
  return at < 0 ? undefined : args.splice(at, 2)[1]
}
const [backend, facts, allowed, engine] = ['--backend', '--facts', '--allow', '--engine'].map(taken)
if (backend) {
  if (!URL.canParse(backend)) throw new Error(`No address: ${backend}. Write --backend https://test.example.`)
  process.env.STORIES_BACKEND = backend.replace(/\/$/, '')
  if (facts) process.env.STORIES_FACTS = resolve(facts)
  if (allowed) process.env.STORIES_ALLOW = allowed
}
if (engine && engine !== 'firefox') throw new Error(`No engine: ${engine}. There is --engine firefox.`)
const wanted = args.filter((arg) => arg !== '--build' && arg !== '--all-languages')
if (args.includes('--all-languages')) wanted.push('--project', 'languages')
if (engine || args.includes('--all-languages')) process.env.TESTS = 'whole'
const builds = { 'dist-mock': 'build:mock', dist: 'build' }
for (const folder of engine ? ['dist-mock', 'dist'] : backend ? ['dist'] : ['dist-mock'])
  if (args.includes('--build') || !existsSync(`${root}/${folder}/index.html`))
    if (!run('npm', ['run', '-s', builds[folder]])) process.exit(1)

/** Returns the variable that names the browser's file. Playwright finds its own Chromium itself. */
function browser() {
  if (!engine) return { CHROMIUM_PATH: ensureBrowser() }
  const path = ensureFirefox()
  if (!path) throw new Error('No Firefox on this machine, and none by apt')
  return { FIREFOX_PATH: path }
}
const config = engine ? 'e2e/firefox/playwright.config.ts' : 'e2e/playwright.config.ts'
const variables = Object.entries(browser()).filter(([, path]) => path)
process.exit(
  runProgram(program('@playwright/test', 'test', '--config', config, ...wanted), {
    ...process.env,
    ...Object.fromEntries(variables),
  }),
)
