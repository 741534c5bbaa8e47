import { brotliCompressSync } from 'node:zlib'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseOperatorSettings } from '../../features/identity/settings/operatorSettings.js'
import { securityHeaders } from '../policy.js'
import { place, rulesOf } from '../routing.js'
import { askSite } from './askSite.js'
import type { Asked, LiveAnswer } from './askSite.js'
import type { BuiltSite } from './builtSite.js'
import { findingsOf, listOf } from './checkSite.js'
import { missingFile, tokenAddress } from './headerChecks.js'

const site = new URL('https://tickets.example')
const settings = parseOperatorSettings({
  operator: { name: 'Ferry' },
  hosts: { accounts: '/backend/accounts', transit: 'https://api.example/transit', web: '/backend/web' },
  clientId: 'ferry',
  languages: ['en', 'fr'],
})
const html = (name: string) =>
  `<html lang="en" data-languages="fr"><script type="module" crossorigin src="/assets/entry-1.js"></script><h1>${name}</h1>` +
  `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>`
const contents: Record<string, string> = {
  '/index.html': html('landing'),
  '/app.html': html('other'),
  '/documents/products.html': html('products'),
  '/documents/reset.html': html('reset'),
  '/assets/entry-1.js': 'start()',
  '/assets/texts-en-1.js': 'en()',
  '/assets/texts-fr-1.js': 'fr()',
  '/favicon.svg': '<svg/>',
  '/settings.json': '{}',
}
const built: BuiltSite = {
  settings,
  security: securityHeaders(settings, { isHosted: true, styleHashes: ['sha256-a'] }),
  rules: rulesOf({
    landing: { path: '/' },
    products: { path: '/products/:serviceType?' },
    reset: { path: '/reset/:token?' },
  }),
  files: Object.keys(contents).filter((file) => !file.startsWith('/documents/')),
  read: (file) => Buffer.from(contents[file] ?? ''),
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  json: 'application/json',
}

/** A site that is as the folder wants it. */
function rightAnswer(address: string, { method = 'GET', headers = {} }: Asked): LiveAnswer {
  if (address.startsWith('http:'))
    return { status: 301, headers: { location: address.replace('http:', 'https:') }, body: Buffer.alloc(0) }
  if (/^https:|^\/backend\//.test(address))
    return {
      status: method === 'OPTIONS' ? 204 : 401,
      headers: {
        'content-type': 'application/json',
        'access-control-allow-origin': headers.Origin ?? '',
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Client-Id',
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-expose-headers': 'Retry-After',
      },
      body: Buffer.from('{"errors":[]}'),
    }
  const { file, headers: own } = place(built.rules, address, (name) => name in contents)
  const sent = Object.entries({ ...built.security, ...own }).map(([name, value]) => [name.toLowerCase(), value])
  const isPacked = headers['Accept-Encoding']?.includes('br')
  return {
    status: file ? 200 : 404,
    headers: {
      ...Object.fromEntries(sent),
      'content-type': types[file?.split('.').at(-1) ?? 'html'] ?? '',
      vary: 'Accept-Encoding',
      ...(isPacked && { 'content-encoding': 'br' }),
    },
    body: built.read(file ?? '/app.html'),
  }
}

type Defect = (answer: LiveAnswer, address: string, asked: Asked) => LiveAnswer

/** What the checks find at a site with a defect: the faults of all checks. */
async function faultsWith(defect: Defect = (answer) => answer): Promise<string[]> {
  const ask = (address: string, asked: Asked = {}) =>
    Promise.resolve(defect(rightAnswer(address, asked), address, asked))
  return (await findingsOf(ask, built, site)).flatMap(({ faults }) => faults)
}

const header = (name: string, value: string | undefined, at?: RegExp | string): Defect =>
  function change(answer, address) {
    if (typeof at === 'string' ? at !== address : at && !at.test(address)) return answer
    const { [name]: _, ...headers } = answer.headers
    return { ...answer, headers: value === undefined ? headers : { ...headers, [name]: value } }
  }
const status = (value: number, at: string): Defect =>
  function change(answer, address) {
    return address === at ? { ...answer, status: value } : answer
  }
const body = (text: string, at: RegExp): Defect =>
  function change(answer, address) {
    return at.test(address) ? { ...answer, body: Buffer.from(text) } : answer
  }

const policy = built.security['Content-Security-Policy'] ?? ''
const frame = contents['/app.html'] ?? ''
const page = contents['/documents/products.html'] ?? ''

describe('a running site that is checked @OPS-06', () => {
  it('is found right when it is as the folder wants it', async () => {
    expect(await faultsWith()).toEqual([])
  })

  it.each<[string, Defect, RegExp]>([
    ['HTTP leads elsewhere', header('location', 'https://tickets.example/', /^http:/), /leads to .*by 301/],
    ['HTTP answers itself', status(200, 'http://tickets.example/products?from=check'), /answers 200/],
    [
      'no policy',
      header('content-security-policy', undefined, '/login'),
      /\/login: Content-Security-Policy is missing/,
    ],
    [
      'a policy of another folder',
      header('content-security-policy', policy.replace("'sha256-a'", "'sha256-b'")),
      /style-src-elem lacks 'sha256-a'; style-src-elem also allows 'sha256-b'/,
    ],
    [
      'a policy that is open',
      header('content-security-policy', `${policy.replace("base-uri 'none'; ", '')}; child-src *`),
      /base-uri is missing; child-src is too much/,
    ],
    [
      'a file without nosniff',
      header('x-content-type-options', undefined, /entry/),
      /entry-1\.js: X-Content-Type-Options/,
    ],
    [
      'a token in the referrer',
      header('referrer-policy', 'origin', tokenAddress),
      /token\.js: Referrer-Policy is "origin"/,
    ],
    [
      'a page as a file',
      header('content-type', 'text/plain', '/products'),
      /\/products: Content-Type is "text\/plain"/,
    ],
    ['a page that is not there', status(404, '/products'), /^\/products answers 404/],
    ['a page with an empty frame', body(frame, /^\/products$/), /\/products begins with an empty frame/],
    [
      'an older release',
      body(page.replace('entry-1', 'entry-0'), /^\/products$/),
      /another release \(assets\/entry-0\.js/,
    ],
    ['no portal', body('<h1>Welcome to nginx</h1>', /^\/products$/), /no portal at all/],
    [
      'a page that was changed on the way',
      body(`${page}<!-- -->`, /^\/products$/),
      /is not \/documents\/products\.html/,
    ],
    ['a missing script as a page', status(200, missingFile), /no-such-file\.js answers 200/],
    ['other settings', body(html('landing').replace('"Ferry"', '"Metro"'), /^\/$/), /other settings .*\(operator\)/],
    ['a file that was not uploaded', status(404, '/assets/texts-en-1.js'), /1 of 7 files are not there: .*texts-en-1/],
    ['a type that nobody knows', header('content-type', '', '/favicon.svg'), /end in \.svg come as ""/],
    ['nothing is packed', header('content-encoding', undefined), /^\/ comes unpacked/],
    ['all is packed', header('content-encoding', 'br', '/'), /packed to a browser that did not ask/],
    ['caches mix packed and plain', header('vary', undefined, '/'), /Vary does not name Accept-Encoding/],
    ['pages that browsers keep', header('cache-control', 'max-age=60', '/products'), /\/products: .* "no-store"/],
    ['settings that browsers keep', header('cache-control', 'max-age=60', '/settings.json'), /keep old settings/],
    ['scripts that browsers forget', header('cache-control', undefined, /entry/), /Every visit loads the portal again/],
    ['a missing file that is kept', header('cache-control', 'max-age=60', missingFile), /stay missing/],
    ['a language that is gone', body(html('landing').replace('"fr"', '""'), /^\/$/), /do not hold fr/],
    ['no backend', header('content-type', 'text/html', /^\/backend\/web/), /answered by a page .*hosts\.web/],
    ['a backend out of order', status(502, '/backend/web/api/get_form'), /answers 502/],
    ['another backend', body('[]', /^\/backend\/accounts/), /without the contract’s envelope.*hosts\.accounts/],
    [
      'an origin that may not call',
      header('access-control-allow-origin', undefined, /^https:\/\/api/),
      /browsers hide the answer/,
    ],
    [
      'an origin that may not ask',
      (answer, _, { method }) => (method === 'OPTIONS' ? { ...answer, status: 403 } : answer),
      /refuses the question .*allow https:\/\/tickets\.example/,
    ],
    [
      'headers that may not be sent',
      header('access-control-allow-headers', 'Content-Type, Authorization', /^https:\/\/api/),
      /idempotency-key, x-client-id/,
    ],
    [
      'methods that may not be used',
      header('access-control-allow-methods', 'GET', /^https:\/\/api/),
      /does not allow PUT/,
    ],
    ['a wait that nobody learns', header('access-control-expose-headers', undefined, /^https:\/\/api/), /Retry-After/],
  ])('%s', async (_, defect, told) => {
    const faults = await faultsWith(defect)
    expect(faults.filter((fault) => told.test(fault))).not.toEqual([])
  })

  it('is told as a list, with the number of checks that found something', async () => {
    const ask = (address: string, asked: Asked = {}) => Promise.resolve(rightAnswer(address, asked))
    const right = await findingsOf(ask, built, site)
    expect(listOf(right, site)).toMatch(/^https:\/\/tickets\.example\n {2}ok .*HTTPS[\s\S]*\nNothing is wrong\.$/)
    const wrong = [...right, { name: 'It rings', faults: ['It does not ring. Ring it.'] }]
    expect(listOf(wrong, site)).toContain('  wrong  It rings\n         - It does not ring. Ring it.\n1 of 10 checks')
  })

  it('says in plain words that nobody answers', async () => {
    const findings = await findingsOf(askSite('http://127.0.0.1:1'), built, new URL('http://127.0.0.1:1'))
    expect(findings.at(1)?.faults).toEqual(['http://127.0.0.1:1/ gives no answer: nothing listens there'])
  })

  it('is read packed and plain', async () => {
    const server = createServer(({ headers }, response) => {
      const isPacked = headers['accept-encoding'] === 'br'
      if (isPacked) response.setHeader('Content-Encoding', 'br')
      response.end(isPacked ? brotliCompressSync('words') : 'words')
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await new Promise((done) => server.once('listening', done))
    const ask = askSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const answers = [await ask('/'), await ask('/', { headers: { 'Accept-Encoding': 'br' } })]
    expect(answers.map(({ body, headers }) => [String(body), headers['content-encoding']])).toEqual([
      ['words', undefined],
      ['words', 'br'],
    ])
  })
})
