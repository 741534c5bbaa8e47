// @vitest-environment jsdom
import axios from 'axios'
import { delay, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import {
  clientUnderTest,
  found,
  get,
  getThing,
  payThing,
  postNothing,
  postThing,
  site,
  transitThing,
} from '../testing/apiClient'
import { request } from './client'
import { contract } from './contract/index'
import type { CallName } from './contract/index'
import { endpoint } from './contract/base/endpoint'

const client = clientUnderTest()

describe('What is sent', () => {
  test('@API-01 @API-02 JSON, language and the rider’s token, with every method', async () => {
    await get()
    await request(postThing, { body: { name: 'Ä' } })
    for (const { headers } of client.sent)
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'accept-language': 'fr',
        authorization: 'Bearer secret-token',
      })
    expect(client.sent.map(({ method, body }) => [method, body])).toEqual([
      ['GET', ''],
      ['POST', '{"name":"Ä"}'],
    ])
  })

  test('@API-02 nothing out of a cookie, so that no request waits for the browser’s cookie store', async () => {
    const read = vi.fn(async () => ({ value: 'token' }))
    vi.stubGlobal('cookieStore', { get: read })
    // Such tokens are for requests to the page's own origin.
    client.context = {
      ...client.context,
      hosts: { ...client.context.hosts, accounts: `${window.location.origin}/backend/accounts` },
    }
    await get()
    vi.unstubAllGlobals()
    expect(read).not.toHaveBeenCalled()
    expect(client.sent[0]?.headers).not.toHaveProperty('x-xsrf-token')
  })

  test('@API-01 a call without a body in the contract sends none, and still names JSON', async () => {
    await request(postNothing)
    await request(endpoint({ ...postNothing, method: 'DELETE' }))
    expect(client.sent.map(({ body }) => body)).toEqual(['', ''])
    expect(client.sent.map(({ headers }) => headers['content-type'])).toEqual(['application/json', 'application/json'])
  })

  test('@CON-05 what is empty in a query is left out', async () => {
    const listThings = endpoint({ ...getThing, path: '/things?from=:from&card=:card&page=:page&kind=web' })
    await request(listThings, { params: { from: '', card: 'a&b', page: '2' } })
    await request(listThings, { params: {} })
    expect(client.sent.map(({ url }) => url.replace(site, ''))).toEqual([
      '/accounts/things?card=a%26b&page=2&kind=web',
      '/accounts/things?kind=web',
    ])
  })

  test('parameters stay in their place of the path', async () => {
    await get({ params: { id: 'a/../b?c#d é' } })
    await get({ params: {} })
    expect(client.sent.map(({ url }) => url)).toEqual([
      `${site}/accounts/things/a%2F..%2Fb%3Fc%23d%20%C3%A9`,
      `${site}/accounts/things/`,
    ])
  })

  test.each([
    ['.', '%252E'],
    ['..', '%252E%252E'],
    ['...', '...'],
    ['.a', '.a'],
  ])('a parameter %s does not climb out of its place', async (id, sent) => {
    await get({ params: { id } })
    expect(client.sent.map(({ url }) => url)).toEqual([`${site}/accounts/things/${sent}`])
  })

  test('@API-03 transit calls alone name the child organization, where one is configured', async () => {
    await request(transitThing)
    client.context = { ...client.context, childOrganizationUuid: 'child & co' }
    await request(transitThing)
    await get()
    expect(client.sent.map(({ url }) => url.replace(site, ''))).toEqual([
      '/transit/cards?kind=virtual',
      '/transit/cards?kind=virtual&child_organization_uuid=child+%26+co',
      '/accounts/things/a',
    ])
  })

  test('@PAY-07 a call that spends carries its key, and is not even sent without one', async () => {
    await request(payThing, { body: { name: 'a' }, idempotencyKey: 'key-1' })
    expect(client.sent[0]?.headers['idempotency-key']).toBe('key-1')
    await expect(request(payThing, { body: { name: 'a' } })).rejects.toThrow('needs a key')
    expect(client.sent).toHaveLength(1)
  })

  test('@API-04 calls are given up after 30 seconds, those that spend after 60', async () => {
    const asked = vi.spyOn(axios, 'request')
    await get()
    await request(payThing, { body: { name: 'a' }, idempotencyKey: 'key-1' })
    expect(asked.mock.calls.map(([config]) => config.timeout)).toEqual([30_000, 60_000])
  })

  test('@AUTH-13 only the end of a session is sent even if the page is left', async () => {
    const asked = vi.spyOn(globalThis, 'fetch')
    await get()
    await request(endpoint({ ...postNothing, endsSession: true }))
    expect(asked.mock.calls.map(([, options]) => options?.keepalive)).toEqual([true])
    expect(client.sent[1]).toMatchObject({
      method: 'POST',
      body: '',
      headers: { authorization: 'Bearer secret-token' },
    })
  })

  test('@API-07 every call of the contract names itself and its place', () => {
    for (const [name, entry] of Object.entries(contract) as [CallName, (typeof contract)[CallName]][]) {
      expect(entry.name).toBe(name)
      expect(entry.path).toMatch(/^\/[\w/.:?=&]*$/)
    }
    const places = Object.values(contract).map(({ host, method, path }) => `${host} ${method} ${path}`)
    expect(new Set(places).size).toBe(places.length)
  })
})

describe('What comes back', () => {
  // The client under test asks for French.
  test.each([
    ['en', 'en'],
    ['en-CA', 'en-CA'],
    ['fr', undefined],
    ['FR-ca', undefined],
    ['en, fr', undefined],
    ['<b>', undefined],
    [undefined, undefined],
  ])('@LANG-02 errors in %s, where French was asked for, are told to be in %s', async (named, language) => {
    const headers = named === undefined ? undefined : { 'Content-Language': named }
    client.respond = () => HttpResponse.json({ errors: [{ code: 40404, message: 'Gone' }] }, { headers })
    const answer = await get()
    expect(answer.ok || (answer.error.kind === 'business' ? answer.error.language : answer)).toBe(language)
  })

  test('@LANG-02 a value in another language says so, and the portal hears of it', async () => {
    client.respond = () =>
      HttpResponse.json({ errors: [], data: { id: 'a' } }, { headers: { 'Content-Language': 'en' } })
    expect(await get()).toEqual({ ok: true, value: { id: 'a' }, language: 'en' })
    expect(client.told).toEqual(['answered in en'])
  })

  test('@API-04 a value', async () => {
    expect(await get()).toEqual({ ok: true, value: { id: 'a' } })
    expect(client.told).toEqual([])
  })

  const html = () => HttpResponse.html('<!doctype html><p>Sign in to the network</p>')
  test.each<[string, () => Response, object]>([
    ['malformed JSON', () => HttpResponse.text('{"data":{"id":'), { kind: 'badAnswer' }],
    ['an empty body', () => new HttpResponse('', { status: 200 }), { kind: 'badAnswer' }],
    [
      'an empty body called JSON',
      () => new HttpResponse(null, { headers: { 'Content-Type': 'application/json' } }),
      { kind: 'badAnswer' },
    ],
    ['HTML', html, { kind: 'badAnswer' }],
    ['another shape', () => HttpResponse.json({ data: { id: 7 } }), { kind: 'badAnswer' }],
    ['204 where a value is due', () => new HttpResponse(null, { status: 204 }), { kind: 'badAnswer' }],
    ['500 with HTML', () => new HttpResponse('<h1>Oops</h1>', { status: 500 }), { kind: 'http', status: 500 }],
    ['404', () => HttpResponse.json({}, { status: 404 }), { kind: 'http', status: 404 }],
    [
      '429',
      () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '7' } }),
      { kind: 'http', retryAfter: 7 },
    ],
    [
      '429 until a date',
      () => {
        const headers = { 'Retry-After': 'Wed, 21 Oct 2026 07:28:10 GMT', Date: 'Wed, 21 Oct 2026 07:28:00 GMT' }
        return new HttpResponse(null, { status: 429, headers })
      },
      { kind: 'http', status: 429, retryAfter: 10 },
    ],
    ['errors at 200', () => HttpResponse.json({ errors: [{ code: 40404 }] }), { kind: 'business', status: 404 }],
  ])('@API-04 %s is an error, and the portal is not informed', async (_, response, error) => {
    client.respond = response
    expect(await get()).toMatchObject({ ok: false, error })
    expect(client.told).toEqual([])
  })

  test('@API-04 204 is null where the contract says so', async () => {
    client.respond = () => new HttpResponse(null, { status: 204 })
    expect(await request(postNothing)).toEqual({ ok: true, value: null })
  })
})

describe('A cancelled call', () => {
  test('is aborted at once, and the portal is not informed', async () => {
    client.respond = async () => {
      await delay('infinite')
      return found()
    }
    const cancel = new AbortController()
    const pending = get({ signal: cancel.signal })
    await vi.waitFor(() => expect(client.sent).toHaveLength(1))
    cancel.abort()
    expect(await pending).toEqual({ ok: false, error: { kind: 'aborted' } })
    expect(client.told).toEqual([])
  })

  test('is never sent when it was cancelled before', async () => {
    expect(await get({ signal: AbortSignal.abort() })).toEqual({ ok: false, error: { kind: 'aborted' } })
    expect(client.sent).toEqual([])
  })
})
