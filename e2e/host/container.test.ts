import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { askSite } from '../../src/build/live/askSite'
import { freePort } from './nginx'

/** The container's start script with a real nginx, and the rules for its Dockerfile. An image is built where there is a Docker. */

const root = join(import.meta.dirname, '../..')
const own = mkdtempSync(join(tmpdir(), 'portal-container-'))
const inside = (...path: string[]) => join(own, ...path)
const nginx = process.env.NGINX_PATH ?? 'nginx'
const started: ReturnType<typeof spawn>[] = []

/** Runs the script as the container does, with folders of the test. Returns what it says, its end, and how to ask it. */
async function start(settings: object) {
  mkdirSync(inside('operator'), { recursive: true })
  writeFileSync(inside('operator/settings.json'), JSON.stringify(settings))
  const port = await freePort()
  const output = openSync(inside('output.log'), 'w')
  const container = spawn('sh', [join(root, 'container/start.sh')], {
    env: {
      ...process.env,
      PATH: `${dirname(nginx)}:/usr/sbin:${process.env.PATH}`,
      PORTAL_FOLDER: inside('portal'),
      OPERATOR_FOLDER: inside('operator'),
      KEPT_FOLDER: inside('kept'),
      WORK_FOLDER: inside('work'),
      NGINX_CONF: inside('nginx.conf'),
      PORT: String(port),
    },
    // nginx opens its output as a file, which it cannot do with Node's own pipes.
    stdio: ['ignore', output, output],
    // A group of its own, because nginx has workers.
    detached: true,
  })
  started.push(container)
  const ended = new Promise<number | null>((done) => container.once('exit', done))
  return {
    ask: askSite(`http://127.0.0.1:${port}`),
    ended,
    said: () => readFileSync(inside('output.log'), 'utf8'),
    stop: () => container.kill('SIGQUIT'),
  }
}

const settings = JSON.parse(readFileSync(join(root, 'dist/settings.json'), 'utf8')) as { operator: object }
const named = (name: string) => ({ ...settings, operator: { ...settings.operator, name } })

beforeAll(() => {
  mkdirSync(inside('kept'))
  execFileSync(process.execPath, [join(root, 'container/bundle.mjs'), inside('portal')], { cwd: root })
  cpSync(join(root, 'dist'), inside('portal/dist'), { recursive: true })
  cpSync(join(root, 'locales'), inside('portal/locales'), { recursive: true })
  const conf = readFileSync(join(root, 'container/nginx.conf'), 'utf8').replaceAll('/tmp/nginx', inside('work/nginx'))
  // The worker of a test that root runs reads root's folders. The container has no root.
  writeFileSync(inside('nginx.conf'), `${process.getuid?.() === 0 ? 'user root;\n' : ''}${conf}`)
})
afterAll(() => {
  for (const { pid, exitCode } of started) if (pid && exitCode === null) process.kill(-pid, 'SIGKILL')
  rmSync(own, { recursive: true, force: true })
})

describe('the container @OPS-06', () => {
  test('starts with the operator’s settings in the documents, and keeps the scripts of earlier releases', async () => {
    writeFileSync(inside('kept/start-of-before.js'), 'before()')
    const { ask, stop, ended } = await start(named('Isle Ferries'))
    const page = await vi.waitFor(() => ask('/'), { timeout: 120_000 })
    expect(String(page.body)).toContain('Isle Ferries')
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(String((await ask('/login')).body)).toContain('<h1')
    expect((await ask('/settings.json')).status).toBe(200)
    const [script = ''] = /assets\/entry-[\w-]+\.js/.exec(String(page.body)) ?? []
    const packed = await ask(`/${script}`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect((await ask('/assets/start-of-before.js')).status).toBe(200)
    expect((await ask('/assets/missing.js')).status).toBe(404)
    expect(readdirSync(inside('kept'))).toContain(script.replace('assets/', ''))
    stop()
    expect(await ended).toBe(0)
  })

  test('ends with a sentence about a fault in the settings', async () => {
    const { ended, said } = await start({ ...settings, languages: [] })
    expect(await ended).not.toBe(0)
    expect(said()).toMatch(/languages/)
  })

  test('is described by a Dockerfile that the linter of its language server has nothing to say of', () => {
    const faults = (text: string) => validate(text).map(({ range, message }) => `${range.start.line + 1}: ${message}`)
    expect(faults('FROM node\nWORKDIR portal\nCMD ["a"]\nCMD ["b"]')).not.toEqual([])
    expect(faults(readFileSync(join(root, 'container/Dockerfile'), 'utf8'))).toEqual([])
  })

  const lines = readFileSync(join(root, 'container/Dockerfile'), 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const having = (instruction: string) => lines.filter((line) => line.startsWith(`${instruction} `))

  test('is built from images of one version, and runs without root', () => {
    expect(having('FROM').length).toBe(2)
    for (const from of having('FROM')) expect(from).toMatch(/^FROM [\w/-]+:\d+\.\d+\.\d+-\w+\d+\.\d+( AS \w+)?$/)
    expect(having('USER').at(-1)).toMatch(/^USER [1-9]\d*$/)
    expect(lines.findLastIndex((line) => line.startsWith('USER '))).toBeLessThan(
      lines.findIndex((line) => line.startsWith('ENTRYPOINT ')),
    )
  })

  test('holds no secret, takes nothing from the network by hand, and says when it is well', () => {
    expect(
      lines.filter((line) => /^ADD |^ARG |^ENV .*(TOKEN|KEY|SECRET|PASSWORD)|\bcurl\b|:latest|apk add/i.test(line)),
    ).toEqual([])
    expect(having('HEALTHCHECK')).toHaveLength(1)
    for (const line of [...having('ENTRYPOINT'), ...having('CMD')]) expect(line).toMatch(/^\w+ \[/)
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
    for (const name of ['.git', '**/node_modules', '**/.env*', '**/*.key']) expect(ignored).toContain(name)
  })

  const hasDocker = (() => {
    try {
      execFileSync('docker', ['info'], { stdio: 'ignore', timeout: 20_000 })
      return true
    } catch {
      return false
    }
  })()

  test.runIf(hasDocker)('runs as an image that nobody can write to', { timeout: 1_800_000 }, async () => {
    writeFileSync(inside('operator/settings.json'), JSON.stringify(named('Isle Ferries')))
    execFileSync('docker', ['build', '-q', '-f', 'container/Dockerfile', '-t', 'portal-test', '.'], { cwd: root })
    const port = await freePort()
    const run = [
      'run',
      '-d',
      '--rm',
      '--read-only',
      '--tmpfs',
      '/tmp',
      '--cap-drop',
      'ALL',
      '-p',
      `127.0.0.1:${port}:8080`,
    ]
    const id = String(
      execFileSync('docker', [...run, '-v', `${inside('operator')}:/operator:ro`, 'portal-test']),
    ).trim()
    try {
      const page = await vi.waitFor(() => askSite(`http://127.0.0.1:${port}`)('/'), { timeout: 120_000 })
      expect(String(page.body)).toContain('Isle Ferries')
    } finally {
      execFileSync('docker', ['rm', '-f', id], { stdio: 'ignore' })
    }
  })
})
