import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach, expect, it } from 'vitest'
import { root } from './install.mjs'

const started = []
afterEach(() => started.splice(0).forEach((backend) => backend.kill('SIGKILL')))

function start(...args) {
  const backend = spawn(process.execPath, ['.ci/backend.mjs', ...args], { cwd: root })
  started.push(backend)
  return backend
}

const firstLine = async (stream) => (await once(createInterface(stream), 'line'))[0]

it('says where it listens, refuses a port that is taken, and ends when it is told to', async () => {
  const backend = start('--scenario', 'riderSignedIn')
  const [, address, port] = /^Backend: (http:\/\/127\.0\.0\.1:(\d+))$/.exec(await firstLine(backend.stdout)) ?? []
  const { scenario } = await (await fetch(`${address}/__tester/state`)).json()
  expect(scenario).toBe('riderSignedIn')
  const second = start('--port', port)
  const ended = once(second, 'exit')
  expect(await firstLine(second.stderr)).toBe(`Port ${port} is taken. Choose another one by --port.`)
  expect((await ended)[0]).toBe(1)
  backend.kill('SIGTERM')
  const [code, signal] = await once(backend, 'exit')
  // Windows has no signals: there the process is stopped at once.
  expect(process.platform === 'win32' ? signal : code).toBe(process.platform === 'win32' ? 'SIGTERM' : 0)
})

it.each([
  [['--port', 'many'], /^No port: many/],
  [['--origin', 'portal'], /^No origin: portal/],
  [['--scenario', 'nobody'], /^No scenario is named "nobody"/],
  [['--prot', '1'], /--prot/],
])('%j is refused with a sentence', async (args, sentence) => {
  expect(await firstLine(start(...args).stderr)).toMatch(sentence)
})
