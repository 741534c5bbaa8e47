import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackendServer } from '../../src/mocks/httpServer'
import { freePort, serveByNginx } from './nginx'

/** `npm run settings -- FOLDER --check https://…` at a real site: nginx with the sample, a backend on another origin. */

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'test-results/host/checked')
const settingsFile = join(folder, 'settings.json')

let host: Awaited<ReturnType<typeof serveByNginx>>
let backend: Server
let settings: { languages: string[]; hosts: Record<string, string>; operator: { name: string } }

/** Runs the command. Returns its exit code and what it says. */
function settingsCommand(...args: string[]): Promise<{ code: unknown; said: string }> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: host?.certificateFile }
  return new Promise((resolve) => {
    const command = [join(root, '.ci/settings.mjs'), folder, ...args]
    execFile(process.execPath, command, { cwd: root, env }, (error, out, wrong) =>
      resolve({ code: error?.code ?? 0, said: out + wrong }),
    )
  })
}
const check = () => settingsCommand('--check', `https://127.0.0.1:${host.secure}`)
const write = () => writeFileSync(settingsFile, JSON.stringify(settings))

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, 'dist'), folder, { recursive: true })
  settings = JSON.parse(readFileSync(settingsFile, 'utf8'))
  const port = await freePort()
  settings.languages = ['en']
  for (const [name, path] of Object.entries(settings.hosts)) settings.hosts[name] = `http://127.0.0.1:${port}${path}`
  write()
  expect(await settingsCommand()).toMatchObject({ code: 0 })
  host = await serveByNginx(folder)
  backend = createBackendServer({ origin: `https://127.0.0.1:${host.secure}` }).listen(port, '127.0.0.1')
})
afterAll(() => {
  host?.stop()
  backend?.close()
})

test('@OPS-06 a site that shows the folder is right; settings that were not written, and a backend that is gone, are told', async () => {
  const right = await check()
  expect(right.said).toMatch(/Nothing is wrong\.\n$/)
  expect(right.code).toBe(0)

  settings.operator.name = 'Another operator'
  write()
  backend.close()
  backend.closeAllConnections()
  const wrong = await check()
  expect(wrong.said).toContain('other settings than settings.json of the folder (operator)')
  // Its packed copies are of the settings before.
  expect(wrong.said).toContain('/settings.json has another content when it is packed.')
  expect(wrong.said).toMatch(/org_config\?\S+ gives no answer: nothing listens there/)
  expect(wrong.said).toMatch(/3 of 9 checks found something wrong\.\n$/)
  expect(wrong.code).toBe(1)
})
