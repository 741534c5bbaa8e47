import { spawn, spawnSync } from 'node:child_process'
import { readProgress } from './progress/outcome.mjs'
import { root, shell } from './install.mjs'

/** Sends a signal to a command and to what it has started in its group. Windows knows no signals: there all of it ends. */
function send({ pid }, signal) {
  if (shell) return void spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // The group has already ended.
    if (error.code !== 'ESRCH') throw error
  }
}

const running = new Set()
/** This process was told to end, and does so when no command runs any more. */
let isLeaving = false

/**
 * Runs a command without a keyboard. Returns its exit code, its whole output, whether it was stopped, and the lines of its
 * progress until then. A command with a file of progress is stopped when no test has ended in it for `idleMs`
 * milliseconds, and never for being slow. It may close what it has opened, and is killed after `graceMs` milliseconds.
 */
export function execute(
  [command, ...args],
  { env = {}, progress, idleMs = 5 * 60_000, lookMs = 5_000, graceMs = 30_000 } = {},
) {
  return new Promise((resolve) => {
    const output = []
    let lines = []
    let isStopped = false
    let killing
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...env, ...(progress && { PROGRESS_FILE: progress }) },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: shell && command === 'npm',
      // A group of its own, so that workers are stopped with it.
      detached: !shell,
    })
    running.add(child)
    let ended = 0
    let lastEnd = Date.now()
    const watch = progress && setInterval(look, lookMs)
    function look() {
      lines = readProgress(progress)
      const count = lines.filter(({ event }) => event === 'ended').length
      if (count > ended) {
        ended = count
        lastEnd = Date.now()
      } else if (Date.now() - lastEnd > idleMs) stop()
    }
    /** Playwright's servers and browsers are in groups of their own, and only Playwright can close them. */
    function stop() {
      if (isStopped) return
      isStopped = true
      clearInterval(watch)
      send(child, 'SIGINT')
      killing = setTimeout(send, graceMs, child, 'SIGKILL')
    }
    const leave = () => {
      isLeaving = true
      stop()
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, leave)
    const settle = (code) => {
      clearInterval(watch)
      clearTimeout(killing)
      running.delete(child)
      // Without an answer no other command begins.
      if (isLeaving) return void (running.size === 0 && process.exit(1))
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, leave)
      const text = Buffer.concat(output).toString().trimEnd()
      if (isStopped) {
        const told = `\nStopped: no test ended for ${Math.round(idleMs / 60_000)} minutes.`
        // What the command says while it is stopped is no outcome.
        return resolve({ code: code || 1, output: text + told, isStopped, lines })
      }
      resolve({ code, output: text, isStopped, lines: progress ? readProgress(progress) : [] })
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
