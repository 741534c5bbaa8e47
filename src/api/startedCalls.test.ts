// @vitest-environment jsdom
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { clientUnderTest, getThing, postThing } from '../testing/apiClient'
import { request } from './client'
import { startCall } from './exchange'
import { dropStarted, offerStarted } from './startedCalls'
import type { StartedCall } from './startedCalls'

const client = clientUnderTest()
const input = { body: { name: 'a' } }
const ask = () => request(postThing, input)

beforeEach(dropStarted)

/** Starts calls as the entry does, with the context that the portal will have. */
function start(...inputs: { body: { name: string } }[]): StartedCall[] {
  const { sessionEpoch, ...context } = client.context
  const calls = inputs.map((given) => startCall({ endpoint: postThing, input: given }, context))
  offerStarted(Promise.resolve(calls), sessionEpoch)
  return calls
}

const ended = async (call: StartedCall | undefined) => (await call?.result)?.ok === false

describe('a call that the entry has sent', () => {
  test('@API-01 @API-02 is taken up, with the same headers, and not sent again', async () => {
    start(input)
    expect(await ask()).toEqual({ ok: true, value: { id: 'a' } })
    expect(client.sent).toHaveLength(1)
    await ask()
    expect(client.sent).toHaveLength(2)
    expect(client.sent[0]).toEqual(client.sent[1])
  })

  test('is taken up while its code is still loading', async () => {
    const { sessionEpoch, ...context } = client.context
    let loaded = (_calls: StartedCall[]) => {}
    offerStarted(new Promise((resolve) => (loaded = resolve)), sessionEpoch)
    const answer = ask()
    loaded([startCall({ endpoint: postThing, input }, context)])
    expect((await answer).ok).toBe(true)
    expect(client.sent).toHaveLength(1)
  })

  test('is sent by the portal if its code cannot be loaded', async () => {
    offerStarted(Promise.reject(new Error('Failed to fetch dynamically imported module')), 1)
    expect((await ask()).ok).toBe(true)
    expect(client.sent).toHaveLength(1)
  })

  test('of two, each is taken up once, in any order', async () => {
    start(input, { body: { name: 'b' } })
    await Promise.all([request(postThing, { body: { name: 'b' } }), ask()])
    expect(client.sent.map(({ body }) => body)).toEqual(['{"name":"a"}', '{"name":"b"}'])
  })

  test('@AUTH-14 whose session has ended says so once', async () => {
    client.respond = () => HttpResponse.json({ errors: [{ code: 50020 }], data: null })
    start(input)
    expect(await ask()).toEqual({ ok: false, error: { kind: 'sessionEnded' } })
    expect(client.told).toEqual(['session sessionEnded'])
  })

  test('@API-05 that finds no connection tells it as any other call', async () => {
    client.respond = () => HttpResponse.error()
    start(input)
    await ask()
    expect(client.told).toEqual(['connection false'])
  })

  test('@CAT-05 ends with the request that has taken it up', async () => {
    const [call] = start(input)
    const stop = new AbortController()
    client.respond = () => {
      stop.abort()
      return new Promise(() => {})
    }
    const answer = request(postThing, { ...input, signal: stop.signal })
    expect(await answer).toEqual({ ok: false, error: { kind: 'aborted' } })
    expect(await ended(call)).toBe(true)
  })
})

describe('a call that differs from what the portal asks', () => {
  const never = () => new Promise<Response>(() => {})
  const found = () => HttpResponse.json({ errors: [], data: { id: 'a' } })

  test.each([
    ['@LANG-01 by its language', () => (client.context = { ...client.context, language: 'en' })],
    ['@AUTH-13 by its visitor', () => (client.context = { ...client.context, visitor: { kind: 'visitor' } })],
    ['@AUTH-13 by its session', () => (client.context = { ...client.context, sessionEpoch: 2 })],
  ])('%s is aborted and sent again', async (_, change) => {
    client.respond = never
    const [call] = start(input)
    change()
    client.respond = found
    expect((await ask()).ok).toBe(true)
    expect(await ended(call)).toBe(true)
  })

  test('by its body is aborted and sent again', async () => {
    client.respond = never
    const [call] = start({ body: { name: 'b' } })
    client.respond = found
    expect((await ask()).ok).toBe(true)
    expect(await ended(call)).toBe(true)
  })

  test('by its endpoint stays until it is asked for', async () => {
    start(input)
    await request(getThing, { params: { id: 'a' } })
    await ask()
    expect(client.sent.map(({ method }) => method).sort()).toEqual(['GET', 'POST'])
  })

  test('by the page is aborted', async () => {
    client.respond = never
    const [call] = start(input)
    dropStarted()
    expect(await ended(call)).toBe(true)
    client.respond = found
    expect((await ask()).ok).toBe(true)
  })
})
