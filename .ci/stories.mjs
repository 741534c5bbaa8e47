import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { root, run } from './install.mjs'

/**
 * `npm run stories [-- playwright's arguments]`: the stories against the static build with the mock backend, which is
 * made where it is missing or `--build` asks for it.
 */
const args = process.argv.slice(2)
const wanted = args.filter((arg) => arg !== '--build')
if (args.includes('--build') || !existsSync(`${root}/dist-mock/index.html`)) {
  if (!run('npm', ['run', '-s', 'build:mock'])) process.exit(1)
}
const path = ensureBrowser()
const { status } = spawnSync('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...wanted], {
  cwd: root,
  stdio: 'inherit',
  env: path ? { ...process.env, CHROMIUM_PATH: path } : process.env,
})
process.exit(status ?? 1)
