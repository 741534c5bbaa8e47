import { describe, expect, it } from 'vitest'
import type { MethodUse, PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { fc, property } from '../../../testing/chance/property'
import { asAnswer, nextOf, planWith, replacementsFor, replacementsIn, takeoverOf, withState } from './takeoverPlan'

const chargeOf = (kind: string): MethodUse => ({ kind, id: kind, name: null, faremedia_id: null })
const method = (id: string, facts: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id,
  type: 'card',
  is_default: false,
  ...facts,
})
const inUse = (count: number) =>
  method('old', { used_by: { good: Array.from({ length: count }, (_, at) => chargeOf(`use-${at}`)), dropped: 0 } })

describe('@ACC-16 the removal of a method in use', () => {
  property([fc.nat(6), fc.array(fc.boolean(), { maxLength: 30 })])(
    'does each act once and in order, goes on after failures, and removes the method last',
    (count, outcomes) => {
      let takeover = takeoverOf(inUse(count), [])
      const done: (number | 'removal')[] = []
      for (const isGood of outcomes) {
        const next = nextOf(takeover)
        if (next === undefined) break
        takeover = withState(
          withState(takeover, next, 'sending'),
          next,
          isGood ? 'done' : 'failed',
          isGood ? undefined : {},
        )
        if (isGood) done.push(next)
        expect(takeover.fault).toEqual(isGood ? undefined : {})
      }
      const all = [...Array(count).keys(), 'removal']
      expect(done).toEqual(all.slice(0, done.length))
      expect(nextOf(takeover)).toBe(all[done.length])
    },
  )

  property([fc.array(fc.string({ minLength: 1 }), { minLength: 1 })])('carries any ids as text', (ids) => {
    expect(replacementsIn(asAnswer(ids))).toEqual(ids)
  })

  it('offers the methods that can pay, and never the removed one', () => {
    const methods = [
      method('old'),
      method('visa', { expiry: '12/31' }),
      method('expired', { expiry: '08/26' }),
      method('wallet', { type: 'wallet' }),
      method('benefits', { type: 'commuter' }),
    ]
    // A wallet loads no card and pays no renewal: the backend refuses it for both.
    expect(replacementsFor(method('old'), methods, Date.parse('2026-11-22')).map(({ id }) => id)).toEqual(['visa'])
  })

  it('sends the plan of an autoload alone, not what the backend says of it', () => {
    const plan = { kind: 'threshold' as const, threshold: 1000, amount: 2000, version: 'v1' }
    const stands = { state: 'failed', reason: 'declined', next_run: null, last_run: null }
    expect(planWith({ ...plan, ...stands, payment_method_id: 'old' }, 'visa')).toEqual({
      ...plan,
      payment_method_id: 'visa',
    })
  })
})
