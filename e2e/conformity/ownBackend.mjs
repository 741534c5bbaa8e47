import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Starts the mock backend as a process, for pages of an origin. Returns its address, and how to stop it. */
export async function startOwnBackend(origin) {
  const backend = spawn(process.execPath, ['.ci/backend.mjs', '--origin', origin], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(backend.stdout)
  const ended = once(backend, 'exit').then(() => {
    throw new Error('The mock backend did not start.')
  })
  const [line] = await Promise.race([once(lines, 'line'), ended])
  ended.catch(() => undefined)
  return { address: line.replace('Backend: ', ''), stop: () => backend.kill() }
}
