import { describe, expect, it, test } from 'vitest'
import { contract } from '../../../../api/contract/index'
import type { AnyEndpoint } from '../../../../api/contract/base/endpoint'
import { errorMeanings } from '../../../../api/contract/base/errorCodes'
import { placeOrder, placeOrderAsGuest } from '../../../../api/contract/paying/paying'
import type { ApiError } from '../../../../api/errors'
import { readAnswer } from '../../../../api/readAnswer'
import type { RawAnswer } from '../../../../api/readAnswer'
import { outcomeOfLookUp, outcomeOfPlacing, placedText } from './outcome'
import { fc, property } from '../../../../testing/chance/property'

const order = { order_id: 'o', order_number: 'SP-1', status: 'paid' }

const says = (...errors: unknown[]) => JSON.stringify({ errors, data: null })
const code = (number: number | string, more: object = {}) => ({ code: number, message: '', ...more })

/** Returns the portal's outcome for a raw answer, which must be the same for a rider and a guest. */
function outcomeOf(status: number, text: string, retryAfter?: number) {
  const answer: RawAnswer = { status, text, retryAfter }
  const [rider, guest] = [
    outcomeOfPlacing(placeOrder, readAnswer(placeOrder, answer, { kind: 'rider', token: 't' }), 20),
    outcomeOfPlacing(placeOrderAsGuest, readAnswer(placeOrderAsGuest, answer, { kind: 'guest' }), 20),
  ]
  expect(guest).toEqual(rider)
  return rider
}

const page = '<!doctype html><html><body><h1>Blocked</h1></body></html>'

describe('a refusal that the contract lists as "nothing was taken"', () => {
  it.each<[string, number, object, string, string]>([
    ['a declined card', 402, code(40201), 'declined', 'declined'],
    ['the first of two cards declined', 402, code(40201, { field: 'payments.0' }), 'declined', 'declinedFirst'],
    ['the second of two', 402, code(40201, { field: 'payments.1' }), 'declined', 'declinedSecond'],
    ['a field that is none', 402, code(40201, { field: '__proto__' }), 'declined', 'declined'],
    ['a code that is written as text', 402, code('40201'), 'declined', 'declined'],
    ['a stale quote', 409, code(40901), 'stale', 'pricesChanged'],
    ['a product that is gone', 409, code(40902), 'stale', 'unavailable'],
    ['a promo code that ended', 400, code(40010), 'stale', 'promoEnded'],
    ['too many tickets', 409, code(40903), 'refused', 'orderLimit'],
    ['an unverified email', 403, code(40301), 'refused', 'emailNotVerified'],
    ['a refusal without words', 403, code(40302), 'refused', 'refused'],
    ['a method that is gone', 404, code(40404, { field: 'method_id' }), 'refused', 'refused'],
    ['a refusal in words', 400, code(40001, { message: 'The card is not valid.' }), 'refused', 'refusedBecause'],
    ['too many tries', 429, code(42901), 'refused', 'tooMany'],
  ])('%s (@PAY-07 @PAY-09)', (_, status, error, kind, reason) => {
    // A backend may also report the error in a 200.
    for (const as of [status, 200])
      expect(outcomeOf(as, says(error))).toMatchObject({ kind, reason: { key: `checkout:pay.${reason}` } })
  })

  it.each<[number, object, string, string]>([
    [403, code(40303), 'virtualBlocked', 'virtualBlocked'],
    [403, code(40304), 'physicalBlocked', 'physicalBlocked'],
    [403, code(40305), 'notEligible', 'notEligible'],
    [404, code(40404, { field: 'faremedia_id' }), 'notYours', 'notEntered'],
  ])('%s %j names the trouble of the fare card, and needs a new quote (@PAY-12)', (status, error, rider, guest) => {
    const answer = { status, text: says(error) }
    const outcomes = [placeOrder, placeOrderAsGuest].map((call) =>
      outcomeOfPlacing(call, readAnswer(call, answer, { kind: 'rider', token: 't' }), 20),
    )
    expect(outcomes).toEqual(
      [rider, guest].map((name) => ({ kind: 'stale', reason: { key: `checkout:card.${name}` } })),
    )
  })

  it('marks the language of the backend’s words, if it is not the page’s (@LANG-02)', () => {
    const text = says(code(40001, { message: 'The card is not valid.' }))
    const reasonIn = (language?: string) =>
      outcomeOfPlacing(
        placeOrder,
        readAnswer(placeOrder, { status: 400, text, language }, { kind: 'rider', token: 't' }),
        20,
      )
    expect(reasonIn('en')).toMatchObject({ reason: { lang: 'en' } })
    expect(reasonIn()).not.toHaveProperty('reason.lang')
  })

  it('waits as long as the backend says; the client limits that time (@API-04)', () => {
    const wait = (retryAfter?: number) => outcomeOf(429, says(code(42901)), retryAfter)
    expect(wait(7)).toMatchObject({ waitSeconds: 7, reason: { values: { count: 7 } } })
    expect(wait()).toMatchObject({ waitSeconds: 30 })
  })
})

describe('anything else is looked up', () => {
  const broken = [500, 501, 502, 503, 504, 507, 520, 599]
  const bodies: [string, string][] = [
    ['nothing', ''],
    ['a page', page],
    ['JSON from another server', '{"message":"Forbidden"}'],
    ['no errors', '{"errors":[],"data":null}'],
    ['a code that is not listed', says(code(40999))],
    ['the code of a breakdown', says(code(50000))],
    ['a listed code beside another', says(code(40201), code(50000))],
    ['errors without a code', '{"errors":[{"message":"No"}]}'],
    ['a listed code, and an order', JSON.stringify({ errors: [code(40201)], data: order })],
    ['a key that was used for something else', says(code(40911))],
    ['the end of the session', says(code(50020))],
    ['no session', says(code(40100))],
  ]

  it.each(bodies)('%s, whatever the status (@PAY-07)', (_, text) => {
    const statuses = [200, 201, 204, 302, 400, 401, 402, 403, 404, 409, 418, 422, 429, ...broken]
    for (const status of statuses) expect([status, outcomeOf(status, text)]).toEqual([status, { kind: 'lost' }])
  })

  it.each(Object.keys(errorMeanings))(
    '%s of a backend that broke down, or of one that knows no session (@PAY-07)',
    (listed) => {
      for (const status of [401, ...broken])
        expect([status, outcomeOf(status, says(code(listed)))]).toEqual([status, { kind: 'lost' }])
    },
  )

  it.each<ApiError>([
    { kind: 'network', unavailable: false },
    { kind: 'timeout' },
    { kind: 'aborted' },
    { kind: 'unauthorized' },
    { kind: 'sessionEnded' },
    { kind: 'badAnswer' },
  ])('$kind (@PAY-07)', (error) => {
    expect(outcomeOfPlacing(placeOrder, { ok: false, error }, 20)).toEqual({ kind: 'lost' })
  })

  const anyCode = fc.oneof(fc.constantFrom(...Object.keys(errorMeanings).map(Number)), fc.integer(), fc.string())
  const anyError = fc.oneof(fc.record({ code: anyCode, message: fc.string() }), fc.anything())
  const anyBody = fc.oneof(
    fc.record({ errors: fc.array(anyError, { maxLength: 3 }), data: fc.oneof(fc.constant(null), fc.anything()) }),
    fc.anything(),
  )
  const spending = Object.values(contract).filter((call: AnyEndpoint) => call.spends)

  property([fc.integer({ min: 100, max: 999 }), anyBody, fc.constantFrom<AnyEndpoint>(...spending)], {
    numRuns: 5_000,
  })('an unknown outcome never counts as refused, whatever the answer (@PAY-07)', (status, body, call) => {
    const text = JSON.stringify(body) ?? ''
    const { kind } = outcomeOfPlacing(call, readAnswer(call, { status, text }, { kind: 'visitor' }), 20)
    if (kind === 'paid' || kind === 'lost') return
    const named = (JSON.parse(text) as { errors: { code: number | string }[] }).errors
    const nothingTaken: readonly number[] = call.spends?.nothingTaken ?? []
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((entry) => !nothingTaken.includes(Number(entry.code)))).toEqual([])
    expect(status).toBeLessThan(500)
    expect(status).not.toBe(401)
  })
})

test.each([
  ['paid', 'paidElsewhere'],
  ['Pending', 'placed'],
  ['requires_action', 'placed'],
])('@MSG-01 an order that is placed and "%s" is told as %s', (status, told) => {
  expect(placedText({ ...order, status })).toEqual({ key: `checkout:pay.${told}`, values: { number: 'SP-1' } })
})

test('is paid when it says so', () => {
  expect(outcomeOf(200, JSON.stringify({ errors: [], data: order }))).toEqual({ kind: 'paid', order })
})

describe('the answer to looking an attempt up', () => {
  it.each([
    [{ ok: true, value: { status: 'paid', order } } as const, 'done'],
    [{ ok: true, value: { status: 'declined' } } as const, 'declined'],
    [{ ok: true, value: { status: 'none' } } as const, 'none'],
    // The backend says paid but names no order to open, so the outcome is unknown.
    [{ ok: true, value: { status: 'paid' } } as const, 'unknown'],
    [{ ok: false, error: { kind: 'timeout' } } as const, 'unknown'],
    [{ ok: false, error: { kind: 'http', status: 404 } } as const, 'unknown'],
  ])('%j is %s (@PAY-07)', (answer, kind) => {
    expect(outcomeOfLookUp(answer).kind).toBe(kind)
  })
})
