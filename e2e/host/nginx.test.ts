import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:http2'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inlineHashes, securityHeaders } from '../../src/build/policy'
import { documents } from '../../src/app/documents/table'
import { place, rulesOf, styledDocuments } from '../../src/build/routing'
import { parseOperatorSettings } from '../../src/features/identity/settings/operatorSettings'
import { routePaths } from '../../src/shared/paths'
import { answerOf } from './answer'
import { serveByNginx } from './nginx'

/**
 * The production build behind nginx with the generated sample configuration: these tests check the answers of a real
 * host.
 */

const folder = join(import.meta.dirname, '../../dist')
const read = (file: string) => readFileSync(join(folder, file))
const forHosts = ['/_headers', '/_redirects', '/nginx.conf']
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/'))
const published = files.filter((file) => !/\.(br|gz)$|^\/documents\//.test(file) && !forHosts.includes(file))

const types: Record<string, RegExp> = {
  '.html': /^text\/html; charset=utf-8$/,
  '.js': /^(application|text)\/javascript; charset=utf-8$/,
  '.json': /^application\/json$/,
  '.svg': /^image\/svg\+xml$/,
  '.css': /^text\/css/,
  '.txt': /^text\/plain; charset=utf-8$/,
  '.webmanifest': /^application\/manifest\+json/,
}

const settings = parseOperatorSettings(JSON.parse(String(read('settings.json'))))
const hashes = inlineHashes(...styledDocuments.map((file) => String(read(file))))
const security = Object.fromEntries(
  Object.entries(securityHeaders(settings, { ...hashes, isHosted: true })).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
)

let host: Awaited<ReturnType<typeof serveByNginx>>
beforeAll(async () => {
  host = await serveByNginx(folder)
}, 30_000)
afterAll(() => host?.stop())

const filled = (route: string) => route.replace(/:(\w+)\??/g, 'some-$1')
const spellings = ['/Products/', '/login/', '/products/null/digital', '/products/bus', '/cart?from=mail']
const tokens = ['/reset/token.with.dots', '/reset/token.js', '/RESET/token', '/redirect/a/b.json/c@d.example/E/F']
const others = ['/nowhere', ...tokens, ...spellings]
const routes = [...Object.values(routePaths), ...others].map(filled)

/** Expects the same answer as from our own preview, which the stories use. */
async function expectPlace(path: string) {
  const wanted = place(rulesOf(documents), path.replace(/\?.*/, ''), (file) => existsSync(join(folder, file)))
  const answer = await answerOf(host, path)
  expect(answer.status).toBe(200)
  expect(answer.body.equals(read(wanted.file as string))).toBe(true)
  const own = Object.entries(wanted.headers).map(([name, value]) => [name.toLowerCase(), value])
  expect(answer.headers).toMatchObject({ ...security, ...Object.fromEntries(own) })
  expect(answer.headers.server).toBe('nginx')
  return answer
}

describe('a page', () => {
  it.each(routes)('%s has its document, policy and caching', async (path) => {
    const { headers } = await expectPlace(path)
    expect(headers['content-type']).toMatch(types['.html'] as RegExp)
  })

  it.each(['/', '/products', '/login'])('%s comes packed', async (path) => {
    const { headers, body } = await answerOf(host, path, 'gzip')
    expect(headers['content-encoding']).toBe('gzip')
    expect(String(body)).toContain('<h1')
  })
})

describe('a file', () => {
  it('lies beside its packed copies', () => expect(published.length).toBeGreaterThan(50))

  it.each(published)('%s has its type, policy, caching and encodings', async (file) => {
    const type = types[extname(file)]
    const plain = await expectPlace(file)
    expect(plain.headers['content-type']).toMatch(type ?? /^no type is known for this file/)
    expect(plain.headers['content-encoding']).toBeUndefined()
    const packed = await answerOf(host, file, 'gzip, deflate, br')
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.body.equals(read(file))).toBe(true)
    for (const { headers } of [plain, packed]) expect(headers.vary).toBe('Accept-Encoding')
  })

  it.each([
    '/assets/missing.js',
    '/missing.png',
    '/documents/login.html',
    '/documents/parts.json',
    '/.vite/manifest.json',
    ...forHosts,
  ])('%s is not found, which nobody remembers', async (path) => {
    const { status, headers, body } = await answerOf(host, path)
    expect(status).toBe(404)
    expect(headers).toMatchObject(security)
    expect(headers['cache-control']).toBeUndefined()
    expect(body.equals(read('app.html'))).toBe(true)
  })
})

/** Returns the host's answer under HTTP. */
async function plainAnswerOf(path: string) {
  const address = { host: '127.0.0.1', port: host.plain, path, agent: false }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ ...address, headers: { Host: 'portal.example' } }, resolve).on('error', reject)
  })
  answer.resume()
  return answer
}

/** Begins to read the logs. Returns what was written since. */
function loggedFromNow() {
  const before = host.logs()
  return () =>
    host
      .logs()
      .map((text, at) => text.slice(before[at]?.length))
      .join('')
}

describe('the host', () => {
  it('leads from HTTP to the same address under HTTPS', async () => {
    const answer = await plainAnswerOf('/products/bus?x=1')
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe('https://portal.example/products/bus?x=1')
    expect(answer.headers.server).toBe('nginx')
  })

  it('speaks HTTP/2', async () => {
    const options = { ca: host.certificate, servername: 'portal.example' }
    const session = connect(`https://127.0.0.1:${host.secure}`, options)
    await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject))
    expect(session.alpnProtocol).toBe('h2')
    session.close()
  })

  const long = 'x'.repeat(300)
  const withToken = [
    '/reset/secret-token',
    '/reset/secret-token?x=1',
    '/reset/secret-token/',
    // They end like a file.
    '/reset/secret-token.js',
    '/confirm/secret-token.png',
    '/redirect/state/secret-token.json/rider@example.com/A/B',
    // This is longer than the name of a file may be.
    `/reset/secret-token${long}`,
    // Other spellings that browsers, mail programs and scanners send.
    '/RESET/secret-token',
    '//reset/secret-token',
    '/reset//secret-token',
    '/./reset/secret-token',
    '/products/../reset/secret-token',
    '/%72eset/secret-token',
    '/reset%2Fsecret-token',
    '/reset%2fsecret-token.js',
    '/reset%252Fsecret-token',
    '/reset;secret-token',
    '/%5Creset/secret-token',
    '/reset/secret-token%zz',
    // The secret is inside another address.
    '/login?from=/reset/secret-token',
    '/login?from=%2Freset%2Fsecret-token',
    '/login?from=%252Finvite%252Fsecret-token',
  ]
  const referers = withToken.map((path) => `https://portal.example${path}`)

  it.each([...withToken, ...withToken.map((path) => `${path} by HTTP`)])('logs nothing of %s', async (line) => {
    const [path = '', , plain] = line.split(' ')
    const fresh = loggedFromNow()
    await (plain ? plainAnswerOf(path) : answerOf(host, path))
    await answerOf(host, '/login?the-next-request')
    await expect.poll(fresh).toContain('the-next-request')
    expect(fresh()).not.toContain('secret-token')
  })

  it.each(referers)('logs the site alone of the Referer %s', async (referer) => {
    const fresh = loggedFromNow()
    await answerOf(host, '/cart', 'identity', { Referer: referer })
    await answerOf(host, '/assets/missing.js', 'identity', { Referer: referer })
    await answerOf(host, `/products/${long}`, 'identity', { Referer: referer })
    await expect.poll(fresh).toContain(`/products/${long}`)
    expect(fresh()).toContain('"GET /cart HTTP/1.1" 200')
    expect(fresh()).toContain('"https://portal.example/"')
    expect(fresh()).not.toContain('secret-token')
  })

  it.each(['/login', '/resetting', '/assets/missing.js', '/cart?from=mail'])('logs %s', async (path) => {
    const fresh = loggedFromNow()
    await answerOf(host, path)
    await expect.poll(fresh).toContain(`"GET ${path} HTTP/1.1"`)
  })
})
