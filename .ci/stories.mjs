import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { program, root, run, runProgram } from './install.mjs'

/**
 * `npm run stories [-- playwright's arguments]` runs the stories against the static build with the mock backend. It
 * makes the build if it is missing or if `--build` asks for it. `--all-languages` runs every screen in every language
 * instead, which takes about twenty minutes. `--backend URL [--facts FILE] [--allow spend]` runs the journeys of
 * `e2e/anyBackend` on a backend of yours and the production build, which it makes if it is missing.
 */
const args = process.argv.slice(2)
/** Takes an option with its value out of the arguments. */
function taken(name) {
  const at = args.indexOf(name)
  return at < 0 ? undefined : args.splice(at, 2)[1]
}
const [backend, facts, allowed] = ['--backend', '--facts', '--allow'].map(taken)
if (backend) {
  if (!URL.canParse(backend)) throw new Error(`No address: ${backend}. Write --backend https://test.example.`)
  process.env.STORIES_BACKEND = backend.replace(/\/$/, '')
  if (facts) process.env.STORIES_FACTS = resolve(facts)
  if (allowed) process.env.STORIES_ALLOW = allowed
}
const wanted = args.filter((arg) => arg !== '--build' && arg !== '--all-languages')
if (args.includes('--all-languages')) {
  wanted.push('--project', 'languages')
  process.env.TESTS = 'whole'
}
const [folder, build] = backend ? ['dist', 'build'] : ['dist-mock', 'build:mock']
if (args.includes('--build') || !existsSync(`${root}/${folder}/index.html`)) {
  if (!run('npm', ['run', '-s', build])) process.exit(1)
}
const path = ensureBrowser()
process.exit(
  runProgram(
    program('@playwright/test', 'test', '--config', 'e2e/playwright.config.ts', ...wanted),
    path ? { ...process.env, CHROMIUM_PATH: path } : process.env,
  ),
)
