import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contract } from './index'
import type { CallName } from './index'
import type { AnyEndpoint } from './base/endpoint'

/**
 * A list of words may grow at the backend before the portal knows the new one (API-07). So an answer takes any word, and
 * only a place of these tables may insist on those it knows.
 */

interface Part {
  type: string
  entries?: Record<string, Part>
  wrapped?: Part
  item?: Part
  value?: Part
  options?: (Part | string)[]
  fallback?: unknown
}

/** What became of money that was sent: only a known word proves it, and any other one leaves the outcome open. */
const proofs = [
  'findOrderAttempt answer.status',
  'findOrderAttemptAsGuest answer.status',
  'findWalletLoad answer.status',
  'findWalletPayout answer.status',
  'findTransfer answer.status',
]
/** The one word that says that it was done. */
const done = /answer\.(?:valid|sent|done)$/
/** Another kind or rhythm is read as `other`: see below. */
const autoload = /autoload\.(?:kind|unit|day)$/

/** Returns the places of a schema that take certain words alone. A fallback takes all others. */
function strictWords(part: Part, at: string): string[] {
  if ('fallback' in part) return []
  if (part.type === 'picklist' || part.type === 'literal') return [at]
  const parts: [string, Part | string | undefined][] = [
    ...Object.entries(part.entries ?? {}).map(([name, entry]): [string, Part] => [`${at}.${name}`, entry]),
    ...(part.options ?? []).map((option): [string, Part | string] => [at, option]),
    [at, part.wrapped],
    [`${at}[]`, part.item],
    [`${at}[]`, part.value],
  ]
  return parts.flatMap(([name, one]) => (one && typeof one === 'object' ? strictWords(one, name) : []))
}

const names = Object.keys(contract) as CallName[]
const strict = names.flatMap((name) => {
  const { answer }: AnyEndpoint = contract[name]
  return [...new Set(strictWords(answer as Part, `${name} answer`))]
})

describe('@API-07 a word that is new', () => {
  test('is refused by no answer, but where the word is a proof', () => {
    const unexpected = strict.filter((place) => !proofs.includes(place) && !done.test(place) && !autoload.test(place))
    expect(unexpected).toEqual([])
    expect(strict).toEqual(expect.arrayContaining(proofs))
  })

  const charge = { amount: 2000, payment_method_id: 'pay', state: 'active', next_run: '2026-12-05' }
  const week = { kind: 'time', unit: 'week', every: 1, day: 1, ...charge }

  test.each([
    [{ kind: 'threshold', threshold: 500, ...charge }, 'threshold'],
    [week, 'time'],
    [{ ...week, unit: 'month', day: 'last' }, 'time'],
    [{ ...week, unit: 'fortnight' }, 'other'],
    [{ ...week, unit: 'month', day: 'first' }, 'other'],
    [{ kind: 'sunrise', ...charge }, 'other'],
  ])('keeps its autoload: %j is read as %s', (sent, kind) => {
    const wallet = { ...v.parse(contract.getWallet.answer, { balance: 700, load_allowed: true, autoload: sent }) }
    expect(wallet.autoload).toMatchObject({ ...charge, kind })
    const card = { faremedia_id: 'c', type: 'virtual', autoload: sent }
    const { fare_mediums } = v.parse(contract.listFareMedia.answer, { fare_mediums: [card] })
    expect(fare_mediums.good[0]?.autoload).toMatchObject({ ...charge, kind })
    expect(v.parse(contract.getAutoload.answer, { autoload: sent, recent_spending: null }).autoload?.kind).toBe(kind)
  })

  test('keeps its renewal', () => {
    const renewal = {
      renewal_id: 'r',
      pass_id: 'p',
      name: 'Adult Monthly Pass',
      payment_method_id: 'pay',
      renew_below: null,
      notify: { unit: 'fortnights', before: 2 },
      state: 'dreaming',
    }
    const { renewals } = v.parse(contract.listRenewals.answer, { renewals: [renewal], renewable: [] })
    expect([renewals.dropped, renewals.good[0]]).toMatchObject([0, renewal])
  })
})
