// @vitest-environment jsdom
import axios from 'axios'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { watchLeaving } from '../shared/navigation/leaving'
import { clientUnderTest, found, get, getThing, postThing } from '../testing/apiClient'
import { request } from './client'

const client = clientUnderTest()

describe('A missing connection', () => {
  test('@API-05 @AUTH-14 is reported, and ends no session', async () => {
    client.respond = () => HttpResponse.error()
    expect(await get()).toEqual({ ok: false, error: { kind: 'network', unavailable: false } })
    client.respond = () => new HttpResponse(null, { status: 503 })
    expect(await get()).toEqual({ ok: false, error: { kind: 'network', unavailable: true } })
    expect(client.told).toEqual(['connection false', 'connection true'])
  })

  test('@API-05 of a service that is down names the time that the service asks for', async () => {
    client.respond = () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '3600' } })
    expect(await get()).toEqual({ ok: false, error: { kind: 'network', unavailable: true, retryAfter: 120 } })
    expect(client.told).toEqual(['connection true 120'])
  })

  test.each(['ECONNABORTED', 'ETIMEDOUT'])('@API-05 %s is told as one', async (code) => {
    vi.spyOn(axios, 'request').mockRejectedValue(Object.assign(new Error('timeout'), { code }))
    expect(await get()).toEqual({ ok: false, error: { kind: 'timeout' } })
    expect(client.told).toEqual(['connection false'])
  })

  test('@API-05 is not reported for a caller that reports it in its own place', async () => {
    client.respond = () => HttpResponse.error()
    expect(await get({ quiet: true })).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(client.told).toEqual([])
  })

  test('@API-05 is not reported while the browser leaves the page and stops its requests', async () => {
    watchLeaving()
    client.respond = () => HttpResponse.error()
    window.dispatchEvent(new Event('beforeunload'))
    expect(await get()).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(client.told).toEqual([])
    window.dispatchEvent(new Event('pageshow'))
    await get()
    expect(client.told).toEqual(['connection false'])
  })

  test('nothing of a failed request leaves: no header, no address, no body', async () => {
    const thrown = Object.assign(new Error('Network Error with Bearer secret-token'), {
      code: 'ERR_NETWORK',
      config: { headers: { Authorization: 'Bearer secret-token' }, data: '{"number":"4111111111111111"}' },
    })
    vi.spyOn(axios, 'request').mockRejectedValue(thrown)
    const result = await request(postThing, { body: { name: '4111111111111111' } })
    expect(JSON.stringify(result)).not.toMatch(/secret-token|4111/)
    vi.restoreAllMocks()
    client.respond = () => HttpResponse.error()
    expect(JSON.stringify(await get())).not.toContain('secret-token')
  })
})

describe('The end of a session', () => {
  const over = () => HttpResponse.json({ errors: [{ code: 50020 }] })
  const unauthorized = () => new HttpResponse(null, { status: 401 })

  test.each([
    ['401', unauthorized, 'session unauthorized'],
    ['50020', over, 'session sessionEnded'],
  ])('@AUTH-14 %s is told once, however many calls were in flight', async (_, response, word) => {
    client.respond = response
    const results = await Promise.all(Array.from({ length: 8 }, () => get()))
    expect(client.told).toEqual([word])
    expect(results.filter((result) => !result.ok && result.error.kind === 'aborted')).toHaveLength(7)
  })

  test('@ACC-13 of a closed account is told apart, and not by the call that closes it', async () => {
    client.respond = () => HttpResponse.json({ errors: [{ code: 50021 }] })
    await get()
    await request({ ...getThing, endsSession: true })
    await request(getThing, { tellsEndItself: true })
    expect(client.told).toEqual(['account closed'])
  })

  test('@AUTH-14 is reported even for a quiet call', async () => {
    client.respond = unauthorized
    await get({ quiet: true })
    expect(client.told).toEqual(['session unauthorized'])
  })

  test('@AUTH-14 a guest’s card session ends, a visitor has none', async () => {
    client.respond = unauthorized
    client.context = { ...client.context, visitor: { kind: 'visitor' } }
    expect(await get()).toMatchObject({ ok: false, error: { kind: 'unauthorized' } })
    expect(client.told).toEqual([])
    client.context = { ...client.context, visitor: { kind: 'guest', cardToken: 'card' } }
    await get()
    expect(client.told).toEqual(['session unauthorized'])
  })

  test('@AUTH-14 wrong credentials say nothing of the session', async () => {
    client.respond = unauthorized
    expect(await request({ ...getThing, keepsSession: true })).toMatchObject({ error: { kind: 'http', status: 401 } })
    expect(client.told).toEqual([])
  })

  test.each<[string, () => Response]>([
    ['a value', found],
    ['401', unauthorized],
    ['50020', over],
    ['no connection', () => HttpResponse.error()],
  ])('@AUTH-14 %s for an earlier session is dropped', async (_, response) => {
    client.respond = response
    const pending = get()
    client.context = { ...client.context, sessionEpoch: 2, visitor: { kind: 'rider', token: 'of-the-next-rider' } }
    expect(await pending).toEqual({ ok: false, error: { kind: 'aborted' } })
    expect(client.told).toEqual([])
  })
})
