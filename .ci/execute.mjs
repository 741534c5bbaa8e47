import { spawn, spawnSync } from 'node:child_process'
import { readProgress } from './progress/outcome.mjs'
import { root, shell } from './install.mjs'

/** Ends a command with everything that it has started. */
function stop({ pid }) {
  if (shell) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
  else process.kill(-pid, 'SIGKILL')
}

/**
 * Runs a command without a keyboard. Returns its exit code, its whole output, and whether it was stopped. A command
 * with a file of progress is stopped when no test has ended in it for `idleMs` milliseconds, and never for being slow.
 */
export function execute([command, ...args], { env = {}, progress, idleMs = 5 * 60_000, lookMs = 5_000 } = {}) {
  return new Promise((resolve) => {
    const output = []
    let isStopped = false
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...env, ...(progress && { PROGRESS_FILE: progress }) },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: shell && command === 'npm',
      // A group of its own, so that browsers and workers are stopped with it.
      detached: !shell,
    })
    const endGroup = () => {
      isStopped = true
      stop(child)
    }
    let ended = 0
    let lastEnd = Date.now()
    const watch = progress && setInterval(look, lookMs)
    function look() {
      const count = readProgress(progress).filter(({ event }) => event === 'ended').length
      if (count > ended) {
        ended = count
        lastEnd = Date.now()
      } else if (Date.now() - lastEnd > idleMs) endGroup()
    }
    const leave = () => {
      endGroup()
      process.exit(1)
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave)
    const settle = (code) => {
      clearInterval(watch)
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, leave)
      const told = isStopped ? `\nStopped: no test ended for ${Math.round(idleMs / 60_000)} minutes.` : ''
      resolve({ code, output: Buffer.concat(output).toString().trimEnd() + told, isStopped })
    }
    child.stdout.on('data', (data) => output.push(data))
    child.stderr.on('data', (data) => output.push(data))
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)))
      settle(1)
    })
    child.on('close', (code) => settle(code ?? 1))
  })
}
