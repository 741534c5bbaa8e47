import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endpoint } from './contract/base/endpoint'
import { readAnswer } from './readAnswer'
import type { RawAnswer } from './readAnswer'
import type { Visitor } from './visitorHeaders'

const call = { name: 'getThing', host: 'accounts', method: 'GET', path: '/thing' } as const
const thing = endpoint({ ...call, answer: v.object({ id: v.string() }) })
const codeCheck = endpoint({ ...thing, keepsSession: true })

const rider: Visitor = { kind: 'rider', token: 'secret' }
const everybody: Visitor[] = [
  rider,
  { kind: 'guest', cardToken: 'secret' },
  { kind: 'temporary', token: 'secret' },
  { kind: 'visitor' },
]

const failing = (code: number | string, status = 200): RawAnswer => ({
  status,
  text: JSON.stringify({ errors: [{ code, message: 'No' }], data: null }),
})

const errorOf = (...given: Parameters<typeof readAnswer>) => {
  const result = readAnswer(...given)
  return result.ok ? undefined : result.error
}

describe('A refusal with 200 counts as one with the status of its code (decision 225)', () => {
  test('@API-04 @AUTH-14 40100 is the end of a session', () => {
    for (const who of everybody) expect(errorOf(thing, failing(40100), who)).toEqual({ kind: 'unauthorized' })
  })

  test('@API-04 @AUTH-05 but not the end of a call about what was typed', () => {
    expect(errorOf(codeCheck, failing(40101), rider)).toMatchObject({ kind: 'business', status: 401 })
    expect(errorOf(codeCheck, failing(40100), rider)).toMatchObject({ kind: 'business', status: 401 })
  })

  test('@API-04 42901 carries the time to wait', () => {
    expect(errorOf(thing, { ...failing(42901), retryAfter: 5 }, rider)).toEqual({
      kind: 'http',
      status: 429,
      retryAfter: 5,
      errors: [{ code: 42901, message: 'No' }],
    })
  })

  test.each([
    [200, '40404', 404],
    [200, 40911, 409],
    [200, 404, 200],
    [200, 50099, 200],
    [400, 40404, 400],
    [201, 40404, 201],
  ])('@API-04 %i with %s: %i', (status, code, meant) => {
    expect(errorOf(thing, failing(code, status), rider)).toMatchObject({ kind: 'business', status: meant })
  })
})
