import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contract } from '../../api/contract/index'
import { nothing } from '../../api/contract/base/common'
import type { CallName } from '../../api/contract/index'
import { now } from '../../shared/clock'
import { refusal, riderToken, send, sendRaw } from '../callsInTests'
import { faultKinds } from '../state/tester/faults'
import type { FaultKind } from '../state/tester/faults'
import { createMockBackend } from '../node'
import { settled } from '../../testing/settled'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.reset('riderSignedIn'))
afterAll(() => server.close())

const ask = async (signal?: AbortSignal) => {
  const answer = await sendRaw('getOrgConfig', { signal })
  return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get('Retry-After') }
}

const expected: Record<FaultKind, { status?: number; text?: RegExp; retryAfter?: string }> = {
  offline: {},
  lostAnswer: {},
  timeout: {},
  '500': { status: 500, text: /^\{/ },
  '503': { status: 503, text: /^\{/ },
  '401': { status: 401, text: /^\{/ },
  '429': { status: 429, text: /^\{/, retryAfter: '5' },
  '50020': { status: 200, text: /"code":50020/ },
  malformed: { status: 200, text: /\[$/ },
  html: { status: 200, text: /^<!doctype html>/ },
  empty: { status: 200, text: /^$/ },
  wrongShape: { status: 200, text: /"errors":\[\]/ },
  '42901': { status: 429, text: /"code":42901/, retryAfter: '5' },
  '500json': { status: 500, text: /"code":50000/ },
  '502json': { status: 502, text: /"code":50200/ },
  '504json': { status: 504, text: /"code":50400/ },
  '400json': { status: 400, text: /"code":40000/ },
  wafHtml401: { status: 401, text: /^<!doctype html>/ },
  wafHtml403: { status: 403, text: /^<!doctype html>/ },
  wafHtml429: { status: 429, text: /^<!doctype html>/, retryAfter: '5' },
}

test.each(faultKinds.filter((kind) => kind !== 'timeout'))('%s strikes, then the call works again', async (kind) => {
  await api.fault('getOrgConfig', kind, 1)
  const { status, text, retryAfter } = expected[kind]
  if (status === undefined) await expect(ask()).rejects.toThrow()
  else expect(await ask()).toEqual({ status, text: expect.stringMatching(text ?? ''), retryAfter: retryAfter ?? null })
  expect((await ask()).status).toBe(200)
  expect((await api.calls()).map((call) => call.status)).toEqual([status ?? 0, 200])
})

test('a call that times out is never answered', async () => {
  await api.fault('*', 'timeout')
  const giveUp = new AbortController()
  const asked = ask(giveUp.signal)
  const first = await Promise.race([asked.catch(() => 'given up'), settled().then(() => 'silence')])
  expect(first).toBe('silence')
  giveUp.abort()
  await expect(asked).rejects.toThrow()
})

test.each((Object.keys(contract) as CallName[]).filter((name) => contract[name].answer !== nothing))(
  'the wrong shape is wrong for %s',
  async (name) => {
    await api.fault(name, 'wrongShape')
    expect(
      v.safeParse(
        contract[name].answer,
        (await send(name, { params: { id: '1', key: '1', token: '1', renewal: '1' } })).data,
      ).success,
    ).toBe(false)
  },
)

test('faults strike in turn, for one call or all, until they are taken away', async () => {
  await api.fault('getOrgConfig', '500', 1)
  await api.fault('getOrgConfig', '503')
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([500, 503, 503])
  await api.fault('getOrgConfig', '503', 0)
  await api.fault('*', '429', 1)
  expect([(await ask()).status, (await ask()).status]).toEqual([429, 200])
  await api.fault('*', '500')
  await api.fault('getOrgConfig', '503', 1)
  expect([(await ask()).status, (await ask()).status]).toEqual([503, 500])
})

const working: FaultKind[] = ['lostAnswer', '500json', '502json', '504json', '400json']
working.push('wafHtml401', 'wafHtml403', 'wafHtml429')

test.each(faultKinds.filter((kind) => kind !== 'timeout'))('%s does the work before, or not at all', async (kind) => {
  await api.fault('logout', kind, 1)
  await sendRaw('logout', { token: riderToken }).catch(() => undefined)
  expect(riderToken in (await api.state()).sessions).toBe(!working.includes(kind))
})

test('answers can be late', async () => {
  await api.delay(40, 'getOrgConfig')
  const start = performance.now()
  await ask()
  expect(performance.now() - start).toBeGreaterThanOrEqual(39)
})

test('a shorter delay releases an answer that waits', async () => {
  await api.delay(3_600_000, 'getOrgConfig')
  const answered = ask()
  await api.delay(0, 'getOrgConfig')
  await answered
})

test('the log tells what was sent', async () => {
  const body = { code: 'NOSUCH', lines: [] }
  expect(await refusal('validatePromo', { token: riderToken, body })).toEqual([400, 40010])
  const [call] = await api.calls()
  expect(call).toMatchObject({ name: 'validatePromo', method: 'POST', path: '/backend/accounts/promo/validate', body })
  expect(call?.headers.authorization).toBe(`Bearer ${riderToken}`)
  expect(call?.status).toBe(400)
})

test('the clock stands still until the tester lets it run', async () => {
  await api.now('2026-11-20T09:00:00Z')
  expect([now(), (await api.state()).clock]).toEqual([1795165200000, 1795165200000])
  await api.now()
  expect((await api.state()).clock).toBeNull()
  expect(now()).not.toBe(1795165200000)
})

test('names that do not exist are refused with those that do', async () => {
  await expect(api.reset('nobody' as 'visitor')).rejects.toThrow(/visitor, riderSignedIn/)
  await expect(api.fault('nothing' as CallName, 'offline')).rejects.toThrow(/placeOrderAsGuest/)
  await expect(api.fault('login', 'odd' as FaultKind)).rejects.toThrow(/wrongShape/)
  await expect(api.now('noon')).rejects.toThrow(/No instant/)
})
