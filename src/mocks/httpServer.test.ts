import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import * as limits from '../api/contract/base/limits'
import { visitorHeaders } from '../api/visitorHeaders'
import { line } from './callsInTests'
import { createBackendServer } from './httpServer'
import type { ServerOptions } from './httpServer'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
})

/** Starts a backend on a free port, and returns its `fetch`. */
async function start(options?: ServerOptions) {
  const server = createBackendServer(options)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

const headers = visitorHeaders({ kind: 'visitor' }, 'sableport-web', 'fr')
const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const login = '/backend/accounts/users/login'
const promo = '/backend/accounts/promo/validate'
const orgConfig = '/backend/accounts/org_config?config_type=CUSTOMER_CONFIG'
const credentials = { email: 'rider@example.com', password: 'Transit-2026' }
const json = async (response: Promise<Response>) => (await response).json()

describe('calls', () => {
  test('are answered as in the browser: work, refusal in the language, parameters of the path', async () => {
    const ask = await start()
    const { data } = await json(ask(login, post(credentials)))
    expect(data.access_token).toEqual(expect.any(String))
    const me = await ask('/backend/accounts/users/me', { headers: { Authorization: `Bearer ${data.access_token}` } })
    expect((await me.json()).data.email).toBe('rider@example.com')
    const wrong = await ask(login, post({ ...credentials, password: 'Wrong-2026' }))
    expect([wrong.status, (await wrong.json()).errors.length]).toEqual([401, 1])
    expect((await json(ask('/backend/accounts/users/invite/valid-token', { headers }))).errors).toEqual([])
    expect((await ask('/backend/accounts/users/invite/a%2Fb', { headers })).status).toBe(404)
  })

  test('hold their state in one process, and two processes share nothing', async () => {
    const [one, other] = [await start({ scenario: 'riderSignedIn' }), await start()]
    const token = { headers: { Authorization: 'Bearer session-of-user-rider' } }
    expect((await one('/backend/accounts/users/me', token)).status).toBe(200)
    expect((await other('/backend/accounts/users/me', token)).status).toBe(401)
  })

  test.each([
    ['a body that is not JSON', login, post('{"email": '), 400],
    ['a body that is too long', login, post({ ...credentials, more: 'x'.repeat(1_100_000) }), 413],
    ['a path that the contract does not know', '/backend/accounts/nothing', undefined, 404],
    ['a path outside of the backend', '/', undefined, 404],
    ['a method that the path does not have', login, undefined, 405],
    ['a path that cannot be decoded', '/backend/accounts/users/invite/%E0%A4%A', { headers }, 400],
  ])('with %s are refused, and the next one is answered', async (_name, path, init, status) => {
    const ask = await start()
    const refused = await ask(path, init)
    expect(refused.status).toBe(status)
    expect(refused.headers.get('Content-Type')).toBe('application/json')
    await refused.json()
    if (status === 405) expect(refused.headers.get('Allow')).toBe('POST, OPTIONS')
    expect((await ask(orgConfig, { headers })).status).toBe(200)
  })

  const fare = line('bus-adult-single')
  test.each([
    ['at their bounds', { code: 'WELCOME10', lines: [{ ...fare, quantity: limits.quantity }] }, 200, undefined],
    ['with a long code', { code: 'x'.repeat(limits.text + 1), lines: [fare] }, 400, 'code'],
    ['with a huge quantity', { code: 'WELCOME10', lines: [{ ...fare, quantity: 1e9 }] }, 400, 'lines'],
    ['with half a piece', { code: 'WELCOME10', lines: [{ ...fare, quantity: 0.5 }] }, 400, 'lines'],
    ['with no line at all', { code: 'WELCOME10', lines: 'x'.repeat(1_000) }, 400, 'lines'],
  ])('a promo code and its lines %s: %#', async (_name, body, status, field) => {
    const ask = await start()
    const answer = await ask(promo, post(body))
    const { errors } = await answer.json()
    expect([answer.status, errors[0]?.field?.split('.')[0]]).toEqual([status, field])
    expect((await ask(orgConfig, { headers })).status).toBe(200)
  })

  test('HEAD answers the headers of GET, OPTIONS tells the methods', async () => {
    const ask = await start()
    const head = await ask(orgConfig, { method: 'HEAD', headers })
    expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([200, 'application/json', ''])
    const options = await ask(orgConfig, { method: 'OPTIONS' })
    expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  })
})

describe('pages of another origin', () => {
  const origin = 'http://portal.example'
  const preflight = (from: string, method = 'POST'): RequestInit => ({
    method: 'OPTIONS',
    headers: { Origin: from, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': 'x-client-id' },
  })

  test('may send every header that the portal sends, and read when to try again', async () => {
    const ask = await start({ origin })
    const answer = await ask(login, preflight(origin))
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([204, origin])
    expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('POST')
    const allowed = answer.headers.get('Access-Control-Allow-Headers')?.split(', ') ?? []
    const sent = [
      visitorHeaders({ kind: 'rider', token: 't' }, 'id', 'en'),
      visitorHeaders({ kind: 'temporary', token: 't' }, 'id', 'en'),
      visitorHeaders({ kind: 'guest', cardToken: 't' }, 'id', 'en'),
    ].flatMap((entry) => Object.keys(entry))
    expect(allowed).toEqual(expect.arrayContaining([...sent, 'Idempotency-Key']))
    const called = await ask(orgConfig, { headers: { ...headers, Origin: origin } })
    expect(called.headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(called.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After')
    expect(called.headers.get('Vary')).toBe('Origin')
  })

  test('may send GET, PUT and DELETE where the contract has them', async () => {
    const ask = await start({ origin })
    const answer = await ask('/backend/accounts/users/invite/valid-token', preflight(origin, 'GET'))
    expect(answer.headers.get('Access-Control-Allow-Methods')).toMatch(/GET, \w+|\w+, GET/)
  })

  test.each([
    ['another than the allowed one', { origin }],
    ['any, while none is allowed', {}],
  ])('are refused: %s', async (_name, options) => {
    const ask = await start(options)
    const refused = await ask(login, preflight('http://other.example'))
    expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null])
    expect(refused.headers.get('Access-Control-Allow-Headers')).toBeNull()
    const called = await ask(orgConfig, { headers: { ...headers, Origin: 'http://other.example' } })
    expect([called.status, called.headers.get('Access-Control-Allow-Origin')]).toEqual([200, null])
  })
})

describe('the tester’s acts', () => {
  test('reset, fault and state, calls', async () => {
    const ask = await start()
    expect((await ask('/__tester/reset', post({ scenario: 'riderSignedIn' }))).status).toBe(200)
    expect((await json(ask('/__tester/state'))).scenario).toBe('riderSignedIn')
    await ask('/__tester/fault', post({ call: 'getOrgConfig', kind: '503', times: 1 }))
    expect((await ask(orgConfig, { headers })).status).toBe(503)
    expect((await ask(orgConfig, { headers })).status).toBe(200)
    const calls = (await json(ask('/__tester/calls'))) as { name: string; path: string; status: number }[]
    expect(calls.map(({ name, path, status }) => [name, path, status])).toEqual([
      ['getOrgConfig', orgConfig, 503],
      ['getOrgConfig', orgConfig, 200],
    ])
    await ask('/__tester/reset', { method: 'POST', headers })
    expect((await json(ask('/__tester/state'))).scenario).toBe('visitor')
  })

  test('a connection breaks before or after the work, and a call without an answer ends with its visitor', async () => {
    const ask = await start({ scenario: 'riderSignedIn' })
    const logout = () =>
      ask('/backend/accounts/users/logout', {
        method: 'POST',
        headers: { Authorization: 'Bearer session-of-user-rider' },
      })
    const sessions = async () => Object.keys((await json(ask('/__tester/state'))).sessions)
    await ask('/__tester/fault', post({ call: 'logout', kind: 'offline', times: 1 }))
    await expect(logout()).rejects.toThrow()
    expect(await sessions()).toContain('session-of-user-rider')
    await ask('/__tester/fault', post({ call: 'logout', kind: 'lostAnswer', times: 1 }))
    await expect(logout()).rejects.toThrow()
    expect(await sessions()).not.toContain('session-of-user-rider')
    await ask('/__tester/fault', post({ call: 'getOrgConfig', kind: 'timeout' }))
    await expect(ask(orgConfig, { headers, signal: AbortSignal.timeout(50) })).rejects.toThrow()
  })

  test.each([
    ['of another name', { Host: 'portal.attacker.example' }, 403],
    ['of a name that ends like an address', { Host: '127.0.0.1.attacker.example' }, 403],
    ['of another origin', { Origin: 'https://attacker.example' }, 403],
    ['of the origin that may call the backend', { Origin: 'http://portal.example' }, 403],
    ['of a form', { 'Content-Type': 'text/plain' }, 415],
    ['without a type', {}, 415],
    ['of its own machine', { Host: 'localhost:4100', 'Content-Type': 'application/json' }, 200],
    ['of its own origin', { Host: '[::1]:4100', Origin: 'http://[::1]:4100', 'Content-Type': 'application/json' }, 200],
  ])('@CON-02 an act %s: %o gives %i', async (_name, own: Record<string, string>, status) => {
    const server = createBackendServer({ origin: 'http://portal.example', scenario: 'riderSignedIn' })
    servers.push(server)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    // `fetch` would write its own Host.
    const asking = httpRequest({ port, host: '127.0.0.1', path: '/__tester/reset', method: 'POST', headers: own })
    const [answer] = (await once(asking.end(), 'response')) as [IncomingMessage]
    expect(answer.resume().statusCode).toBe(status)
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('@CON-02 of a body without an end only the first megabyte is read', async () => {
    const server = createBackendServer()
    servers.push(server)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const asking = httpRequest({ port, host: '127.0.0.1', path: login, method: 'POST', headers })
    asking.on('error', () => undefined)
    const answered = once(asking, 'response') as Promise<[IncomingMessage]>
    asking.write(Buffer.alloc(1_500_000, ' '))
    const [answer] = await answered
    expect(answer.statusCode).toBe(413)
    answer.resume()
    await once(answer, 'close')
  })

  test('delays and the clock', async () => {
    const ask = await start()
    await ask('/__tester/delay', post({ ms: 40, call: 'getOrgConfig' }))
    const begin = performance.now()
    await ask(orgConfig, { headers })
    expect(performance.now() - begin).toBeGreaterThanOrEqual(39)
    await ask('/__tester/now', post({ iso: '2026-11-20T09:00:00Z' }))
    expect((await json(ask('/__tester/state'))).clock).toBe(1795165200000)
    await ask('/__tester/now', post({}))
    expect((await json(ask('/__tester/state'))).clock).toBeNull()
  })

  test.each([
    ['/__tester/reset', { scenario: 'nobody' }, /No scenario is named "nobody".*visitor/],
    ['/__tester/fault', { call: 'login', kind: 'odd' }, /No fault is named "odd"/],
    ['/__tester/fault', { call: 'login' }, /^kind: /],
    ['/__tester/delay', { ms: -1 }, /No number of milliseconds/],
    ['/__tester/now', { iso: 'noon' }, /No instant/],
    ['/__tester/reset', 'scenario', /not JSON/],
  ])('%s refuses %j with a sentence', async (path, body, sentence) => {
    const ask = await start()
    const refused = await ask(path, post(body))
    expect([refused.status, (await refused.json()).message]).toEqual([400, expect.stringMatching(sentence)])
  })

  test('are these alone, by their methods', async () => {
    const ask = await start()
    expect((await ask('/__tester/nothing')).status).toBe(404)
    expect((await ask('/__tester/reset')).status).toBe(405)
    expect(() => createBackendServer({ scenario: 'nobody' })).toThrow(/No scenario is named "nobody"/)
  })
})
