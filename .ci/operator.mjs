import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, program, root, runProgram } from './install.mjs'
import { runVite } from './vite.mjs'

/**
 * `npm run operator [-- --port N]` serves the page on which an operator shapes the settings, beside a preview of the portal.
 * It builds the portal with its mock backend first, if there is no such build or its sources are newer.
 */
const folder = 'dist-mock'
const sources = ['src', 'locales', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

/** When the newest of these files was written, in milliseconds; 0 if there is none. */
function newest(path) {
  const state = statSync(path, { throwIfNoEntry: false })
  if (!state?.isDirectory()) return state?.mtimeMs ?? 0
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

ensureInstalled()
const built = newest(join(root, folder, 'index.html'))
if (sources.some((path) => newest(join(root, path)) > built)) {
  console.log('Building the portal with its mock backend …')
  if (runProgram(program('vite', 'build', '--mode', 'mock', '--logLevel', 'warn')) !== 0) process.exit(1)
}
const args = process.argv.slice(2)
const port = args.includes('--port') ? args[args.indexOf('--port') + 1] : 4173
console.log(`Shape your portal: http://127.0.0.1:${port}/__operator`)
runVite(['preview', '--mode', 'mock', '--open', '/__operator', ...args])
