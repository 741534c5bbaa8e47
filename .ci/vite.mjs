import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { program, root } from './install.mjs'

/**
 * Runs Vite until it ends or receives a signal. If a signal ends npm, npm does not pass it on, and Vite would keep the
 * port: so Vite ends when its parent process has ended.
 */
export function runVite(args) {
  const [command, ...rest] = program('vite', ...args)
  const vite = spawn(command, rest, { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => vite.kill(signal))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && vite.kill(), 500).unref()
  vite.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) runVite(process.argv.slice(2))
