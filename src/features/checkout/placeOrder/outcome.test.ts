import { describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors'
import { outcomeOfLookUp, outcomeOfPlacing } from './outcome'

const order = { order_id: 'o', order_number: 'SP-1', status: 'paid' }
const business = (code: number, message = ''): ApiError => ({
  kind: 'business',
  status: Math.floor(code / 100),
  errors: [{ code, message }],
})

describe('the answer to placing an order', () => {
  it.each<[string, ApiError, string, string?]>([
    ['a declined card', business(40201), 'declined', 'declined'],
    ['a stale quote', business(40901), 'stale', 'pricesChanged'],
    ['a product that is gone', business(40902), 'stale', 'unavailable'],
    ['a promo code that ended', business(40010), 'stale', 'promoEnded'],
    ['too many tickets', business(40903), 'refused', 'orderLimit'],
    ['an unverified email', business(40301), 'refused', 'emailNotVerified'],
    ['another refusal', business(40302), 'refused', 'refused'],
    ['a refusal with a reason', business(40001, 'The card is not valid.'), 'refused', 'refusedBecause'],
    ['a refusal by status', { kind: 'http', status: 403 }, 'refused', 'refused'],
    ['too many tries', { kind: 'http', status: 429, retryAfter: 7 }, 'refused', 'tooMany'],
    ['a key used for other details', business(40906), 'lost'],
    ['no connection', { kind: 'network', unavailable: false }, 'lost'],
    ['an unavailable backend', { kind: 'network', unavailable: true }, 'lost'],
    ['no answer in time', { kind: 'timeout' }, 'lost'],
    ['an answer that is none', { kind: 'badAnswer' }, 'lost'],
    ['a broken backend', { kind: 'http', status: 500 }, 'lost'],
    ['a call cut off by another session', { kind: 'aborted' }, 'lost'],
  ])('%s: %o is %s (@PAY-07 @PAY-09)', (_, error, kind, reason) => {
    const outcome = outcomeOfPlacing({ ok: false, error }, 20)
    expect(outcome.kind).toBe(kind)
    if (reason) expect(outcome).toHaveProperty('reason.key', `checkout:pay.${reason}`)
  })

  it('is paid when it says so', () => {
    expect(outcomeOfPlacing({ ok: true, value: order }, 20)).toEqual({ kind: 'paid', order })
  })

  it.each([
    [undefined, 'declined'],
    ['payments.0', 'declinedFirst'],
    ['payments.1', 'declinedSecond'],
    ['__proto__', 'declined'],
  ])('tells which of two payments was declined: %s (@PAY-09)', (field, name) => {
    const error: ApiError = { kind: 'business', status: 402, errors: [{ code: 40201, message: '', field }] }
    expect(outcomeOfPlacing({ ok: false, error }, 20)).toMatchObject({ reason: { key: `checkout:pay.${name}` } })
  })

  it('waits as long as it is told, within reason', () => {
    const wait = (retryAfter?: number) =>
      outcomeOfPlacing({ ok: false, error: { kind: 'http', status: 429, retryAfter } }, 20)
    expect(wait(7)).toMatchObject({ waitSeconds: 7, reason: { values: { count: 7 } } })
    expect(wait()).toMatchObject({ waitSeconds: 30 })
    expect(wait(86_400)).toMatchObject({ waitSeconds: 120 })
  })
})

describe('the answer to looking an attempt up', () => {
  it.each([
    [{ ok: true, value: { status: 'paid', order } } as const, 'paid'],
    [{ ok: true, value: { status: 'declined' } } as const, 'declined'],
    [{ ok: true, value: { status: 'none' } } as const, 'none'],
    // Paid, but no order to lead to: not sure enough to say either.
    [{ ok: true, value: { status: 'paid' } } as const, 'unknown'],
    [{ ok: false, error: { kind: 'timeout' } } as const, 'unknown'],
    [{ ok: false, error: { kind: 'http', status: 404 } } as const, 'unknown'],
  ])('%j is %s (@PAY-07)', (answer, kind) => {
    expect(outcomeOfLookUp(answer).kind).toBe(kind)
  })
})
