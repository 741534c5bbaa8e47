import { existsSync } from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { program, root, run, runProgram } from './install.mjs'

/**
 * `npm run stories [-- playwright's arguments]` runs the stories against the static build with the mock backend. It
 * makes the build if it is missing or if `--build` asks for it. `--all-languages` runs every screen in every language
 * instead, which takes about twenty minutes.
 */
const args = process.argv.slice(2)
const wanted = args.filter((arg) => arg !== '--build' && arg !== '--all-languages')
if (args.includes('--all-languages')) {
  wanted.push('--project', 'languages')
  process.env.TESTS = 'whole'
}
if (args.includes('--build') || !existsSync(`${root}/dist-mock/index.html`)) {
  if (!run('npm', ['run', '-s', 'build:mock'])) process.exit(1)
}
const path = ensureBrowser()
process.exit(
  runProgram(
    program('@playwright/test', 'test', '--config', 'e2e/playwright.config.ts', ...wanted),
    path ? { ...process.env, CHROMIUM_PATH: path } : process.env,
  ),
)
