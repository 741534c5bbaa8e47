import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endpoint } from './contract/base/endpoint'
import type { ApiError } from './errors'
import { readAnswer } from './readAnswer'
import type { RawAnswer } from './readAnswer'
import { listenToTroubles } from './reports/tell'
import type { Trouble } from './reports/tell'
import type { Visitor } from './visitorHeaders'
import { fc, property } from '../testing/chance/property'

const call = { name: 'getThing', host: 'accounts', method: 'GET', path: '/thing' } as const
const thing = endpoint({ ...call, answer: v.object({ id: v.string() }) })
const nothing = endpoint({ ...call, answer: v.nullish(v.unknown()) })
const codeCheck = endpoint({ ...call, answer: v.object({ id: v.string() }), keepsSession: true })

const rider: Visitor = { kind: 'rider', token: 'secret' }
const guest: Visitor = { kind: 'guest', cardToken: 'secret' }
const temporary: Visitor = { kind: 'temporary', token: 'secret' }
const visitor: Visitor = { kind: 'visitor' }
const everybody = [rider, guest, temporary, visitor]

const json = (body: unknown, status = 200): RawAnswer => ({ status, text: JSON.stringify(body) })
const failing = (code: number | string, status = 200) => json({ errors: [{ code, message: 'No' }], data: null }, status)
const sorry = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'

const bad = { ok: false, error: { kind: 'badAnswer' } }

const errorOf = (...given: Parameters<typeof readAnswer>): ApiError | undefined => {
  const result = readAnswer(...given)
  return result.ok ? undefined : result.error
}

describe('A value', () => {
  test.each<[string, RawAnswer]>([
    ['200', json({ errors: [], data: { id: 'a' } })],
    ['201', json({ errors: [], data: { id: 'a' } }, 201)],
    ['299', json({ data: { id: 'a' } }, 299)],
    ['no errors named', json({ data: { id: 'a' } })],
    ['errors null', json({ errors: null, data: { id: 'a' } })],
    ['more than the contract knows', json({ data: { id: 'a', more: 1 }, meta: {} })],
  ])('@API-04 %s', (_, answer) => {
    expect(readAnswer(thing, answer, rider)).toEqual({ ok: true, value: { id: 'a' } })
  })

  test.each([204, 205])('@API-04 %i gives null where the contract says so', (status) => {
    expect(readAnswer(nothing, { status, text: '' }, rider)).toEqual({ ok: true, value: null })
    expect(errorOf(thing, { status, text: '' }, rider)).toEqual({ kind: 'badAnswer' })
  })

  test('@API-04 data null, or none, is a value only where the contract says so', () => {
    for (const body of [{ data: null }, {}]) {
      expect(readAnswer(nothing, json(body), rider)).toEqual({ ok: true, value: null })
      expect(errorOf(thing, json(body), rider)).toEqual({ kind: 'badAnswer' })
    }
  })

  test('@API-04 never brings a prototype along', () => {
    const text = '{"data":{"id":"a","__proto__":{"polluted":true}},"__proto__":{"polluted":true}}'
    expect(readAnswer(thing, { status: 200, text }, rider)).toEqual({ ok: true, value: { id: 'a' } })
    expect({}).not.toHaveProperty('polluted')
  })
})

test('@LANG-02 a value names its language where it is another one than was asked for, and an error has none', () => {
  const english = { ...json({ data: { id: 'a' } }), language: 'en' }
  expect(readAnswer(thing, english, rider)).toStrictEqual({ ok: true, value: { id: 'a' }, language: 'en' })
  expect(readAnswer(thing, json({ data: { id: 'a' } }), rider)).toStrictEqual({ ok: true, value: { id: 'a' } })
  expect(readAnswer(nothing, { ...english, text: '{' }, rider)).toStrictEqual(bad)
  expect(readAnswer(thing, { ...english, text: '{"data":{"id":7}}' }, rider)).toStrictEqual(bad)
})

test.each<[string, string, unknown[]]>([
  ['a field that does not fit', '{"data":{"id":7}}', ['id']],
  ['no JSON', '{', []],
])('@OPS-03 %s is told with its place alone', (_, text, path) => {
  const told: Trouble[] = []
  const stop = listenToTroubles((trouble) => told.push(trouble))
  told.length = 0
  readAnswer(thing, { status: 200, text }, rider)
  stop()
  expect(told).toEqual([{ kind: 'badAnswer', endpoint: thing, path }])
})

describe('An answer that is not what the contract says', () => {
  test.each([
    ['nothing', ''],
    ['blanks', ' \n'],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"thing"'],
    ['a list', '[{"id":"a"}]'],
    ['broken JSON', '{"errors":[],"data":{"id":'],
    ['two JSON texts', '{"data":{"id":"a"}}{"data":{"id":"a"}}'],
    ['HTML, as of a captive portal', sorry],
    ['another shape', '{"data":{"id":7}}'],
    ['no envelope', '{"id":"a"}'],
    ['errors that are none', '{"errors":"No","data":{"id":"a"}}'],
    ['errors without a code', '{"errors":[{"message":"No"}],"data":{"id":"a"}}'],
    ['a code that is no code', '{"errors":[{"code":{"toString":1,"valueOf":1}}]}'],
    ['very deep nesting', '['.repeat(20_000)],
    ['deep nesting in errors', `{"errors":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('@API-04 %s is an error of its own kind', (_, text) => {
    for (const who of everybody) expect(errorOf(thing, { status: 200, text }, who)).toEqual({ kind: 'badAnswer' })
  })

  property([fc.oneof(fc.string(), fc.json()), fc.integer({ min: 100, max: 599 })], { numRuns: 1_000 })(
    '@API-04 whatever comes, it is judged, never thrown',
    (text, status) => {
      for (const who of everybody) {
        const result = readAnswer(thing, { status, text }, who)
        if (result.ok) expect(result.value).toEqual({ id: expect.any(String) })
        else expect(JSON.stringify(result.error)).not.toContain('secret')
      }
    },
  )
})

describe('A status that says no', () => {
  test.each([100, 301, 302, 304, 400, 403, 404, 409, 422, 500, 502, 504])(
    '@API-04 %i carries itself, whatever its body is',
    (status) => {
      for (const text of ['', sorry, '{"status":1}', JSON.stringify({ data: { id: 'a' } })])
        expect(errorOf(thing, { status, text }, rider)).toEqual({ kind: 'http', status })
    },
  )

  test('@API-04 errors in its body say more than the status', () => {
    expect(errorOf(thing, failing(40404, 404), rider)).toEqual({
      kind: 'business',
      status: 404,
      errors: [{ code: 40404, message: 'No' }],
    })
  })

  test.each([500, 501, 502, 504, 599])('@API-04 @PAY-07 errors in its body say nothing at %i', (status) => {
    for (const who of everybody) expect(errorOf(thing, failing(40404, status), who)).toEqual({ kind: 'http', status })
  })

  test.each([rider, guest, temporary, visitor])('@API-05 @AUTH-14 503 is a missing connection for a $kind', (who) => {
    for (const answer of [{ status: 503, text: sorry }, failing(50020, 503)])
      expect(errorOf(thing, answer, who)).toEqual({ kind: 'network', unavailable: true })
  })

  test('@API-04 429 carries the time to wait, if the answer names one', () => {
    expect(errorOf(thing, { status: 429, text: '', retryAfter: 5 }, rider)).toMatchObject({
      status: 429,
      retryAfter: 5,
    })
    expect(errorOf(thing, failing(42901, 429), rider)).toMatchObject({ kind: 'http', errors: [{ code: 42901 }] })
  })
})

describe('Errors in an answer', () => {
  test('@API-04 are failures at 200 too, and keep their fields', () => {
    const errors = [{ code: '40001', message: 'Not valid', field: 'email' }, { code: 40010 }]
    expect(errorOf(thing, json({ errors, data: { id: 'a' } }), rider)).toEqual({
      kind: 'business',
      status: 200,
      errors: [
        { code: 40001, message: 'Not valid', field: 'email' },
        { code: 40010, message: '' },
      ],
    })
  })
})

test('@API-04 @PAY-07 an order beside errors is neither, where money moves', () => {
  const pay = endpoint({ ...thing, spends: { nothingTaken: [40201] } })
  expect(errorOf(pay, failing(40201, 402), rider)).toMatchObject({ kind: 'business' })
  expect(readAnswer(pay, json({ errors: [], data: { id: 'a' } }), rider)).toEqual({ ok: true, value: { id: 'a' } })
  for (const status of [200, 402, 429]) {
    const answer = json({ errors: [{ code: 40201 }], data: { id: 'a' } }, status)
    expect(errorOf(pay, answer, rider)).toEqual({ kind: 'badAnswer' })
    const ended = json({ errors: [{ code: 40100 }], data: { id: 'a' } }, status)
    expect(errorOf(pay, ended, rider)).toEqual({ kind: 'badAnswer' })
  }
})

describe('The end of a session', () => {
  const other = { code: 40001, message: 'No' }
  test.each<[string, unknown]>([
    ['alone', [{ code: 50020 }]],
    ['as a text', [{ code: '50020', message: 'Over' }]],
    ['last', [other, other, { code: 50020 }]],
    ['first', [{ code: 50020 }, other]],
    ['among errors that are none', [{ message: 'No' }, null, { code: 50020, message: { en: 'Over' } }]],
    ['nested', [{ code: 1, errors: [{ code: 50020 }] }]],
    ['not in a list', { code: 50020 }],
  ])('@AUTH-14 50020 %s ends a rider’s, whatever the status', (_, errors) => {
    for (const status of [200, 400, 401, 429, 500])
      expect(errorOf(thing, json({ errors, data: null }, status), rider)).toEqual({ kind: 'sessionEnded' })
  })

  test('@AUTH-14 50020 counts down to the fifth level of errors in errors', () => {
    const nested = (levels: number): unknown => (levels === 0 ? { code: 50020 } : { errors: nested(levels - 1) })
    const kindAt = (levels: number) => errorOf(thing, json({ errors: nested(levels), data: null }), rider)?.kind
    expect([kindAt(5), kindAt(6)]).toEqual(['sessionEnded', 'badAnswer'])
  })

  test('@AUTH-14 50020 ends a guest’s card session and an unfinished sign-in as 401 does, and no other', () => {
    expect(errorOf(thing, failing(50020), guest)).toEqual({ kind: 'unauthorized' })
    expect(errorOf(thing, failing(50020), temporary)).toEqual({ kind: 'unauthorized' })
    expect(errorOf(thing, failing(50020), visitor)).toMatchObject({ kind: 'business' })
    expect(errorOf(codeCheck, failing(50020), temporary)).toMatchObject({ kind: 'business' })
  })

  test('@ACC-13 50021 says that a rider’s account is closed, in any answer; for others it is as 50020', () => {
    for (const status of [200, 400, 401, 500])
      expect(errorOf(codeCheck, failing(50021, status), rider)).toEqual({ kind: 'sessionEnded', isClosed: true })
    expect(errorOf(thing, failing(50021), temporary)).toEqual({ kind: 'unauthorized' })
    expect(errorOf(thing, failing(50021), visitor)).toMatchObject({ kind: 'business' })
  })

  test('@AUTH-14 50020 as data or in a message is no end', () => {
    const answer = json({ errors: [{ code: 40001, message: '50020' }], data: { code: 50020 } })
    expect(errorOf(thing, answer, rider)).toMatchObject({ kind: 'business' })
  })

  test.each([
    ['without a body', ''],
    ['with HTML', sorry],
    ['with errors', JSON.stringify({ errors: [other] })],
  ])('@AUTH-14 401 %s is unauthorized', (_, text) => {
    for (const who of everybody) expect(errorOf(thing, { status: 401, text }, who)).toEqual({ kind: 'unauthorized' })
  })

  test('@AUTH-05 401 of a call about what was typed says nothing of the session', () => {
    expect(errorOf(codeCheck, failing(40101, 401), visitor)).toMatchObject({ kind: 'business', status: 401 })
    expect(errorOf(codeCheck, { status: 401, text: '' }, temporary)).toEqual({ kind: 'http', status: 401 })
  })
})
