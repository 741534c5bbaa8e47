import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Starts the mock backend as a process, for pages of an origin. Returns its address, and how to stop it. */
export async function startOwnBackend(origin) {
  const backend = spawn(process.execPath, ['.ci/backend.mjs', '--origin', origin], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  backend.once('exit', () => backend.stdout.destroy())
  let address
  for await (const line of createInterface(backend.stdout)) {
    address = /^Backend: (\S+)/.exec(line)?.[1]
    if (address) break
  }
  if (!address) throw new Error('The mock backend did not start.')
  return { address, stop: () => backend.kill() }
}
