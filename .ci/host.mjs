import { existsSync } from 'node:fs'
import { program, root, run, runProgram } from './install.mjs'
import { ensureNginx } from './nginx.mjs'

/**
 * `npm run host` requests every page and file from a real nginx that runs the sample configuration of the production
 * build.
 */
if (!existsSync(`${root}/dist/nginx.conf`) && !run('npm', ['run', '-s', 'build'])) process.exit(1)
const path = ensureNginx()
if (!path) {
  console.log('Skipped: there is no nginx on this machine, and none could be installed by apt.')
  process.exit(0)
}
const args = ['run', '--config', 'e2e/host/vitest.config.ts', ...process.argv.slice(2)]
process.exit(runProgram(program('vitest', ...args), { ...process.env, NGINX_PATH: path }))
