import { describe, expect, it } from 'vitest'
import * as machine from './machine'
import type { Open, SecondFactor } from './machine'
import type { Outcome } from './outcomes'

const code = { sentTo: '•••71', expiresAt: 600_000, triesLeft: 5 }
const at = (step: Open['step'], given: Partial<Open> = {}): Open => ({
  ...{ step, isEnrolled: false, isRequired: false, code, resendAt: 0, endsAt: 900_000, pending: null },
  ...given,
})

describe('In the account', () => {
  it.each(['phone', 'code'] as const)('@ACC-04 it begins at the %s, without an end', (step) => {
    const isEnrolled = step === 'code'
    const expected = at(step, { isEnrolled, code: null, endsAt: Number.MAX_SAFE_INTEGER })
    expect(machine.begun(step)).toEqual(expected)
  })

  const enrolled = at('code', { isEnrolled: true, pending: 'verify' })
  it.each<[string, SecondFactor, boolean]>([
    ['the code of the enrolled phone', enrolled, true],
    ['the code of a new phone', { ...enrolled, isEnrolled: false }, false],
    ['another code', { ...enrolled, pending: 'resend' }, false],
    ['nothing', machine.closed, false],
  ])('@ACC-04 another phone follows once %s is proved', (_, state, isProved) => {
    expect(machine.proved(state)).toEqual(isProved ? machine.begun('phone') : state)
  })
})

describe('An answer', () => {
  const unknown = { sentTo: '', expiresAt: Number.MAX_SAFE_INTEGER, triesLeft: 5 }
  const fault = { errors: [{ key: 'shared:error.generic' }] }
  const verifying = at('code', { pending: 'verify' })
  const resending = at('code', { pending: 'resend' })
  const sent = { code: { ...code, sentTo: '•••72' }, resendAt: 60_000 }

  it.each<[Outcome, Open, Partial<Open>]>([
    [{ kind: 'sent', sent }, resending, sent],
    [{ kind: 'putOff', resendAt: 70_000 }, resending, { resendAt: 70_000 }],
    [{ kind: 'refused', why: 'void' }, verifying, { code: { ...code, triesLeft: 0 } }],
    [{ kind: 'refused', why: 'void' }, { ...verifying, code: null }, { code: { ...unknown, triesLeft: 0 } }],
    [{ kind: 'refused', why: 'expired' }, { ...verifying, code: null }, { code: { ...unknown, expiresAt: 0 } }],
    [
      { kind: 'refused', why: 'wrong' },
      { ...verifying, code: null },
      { code: null, fieldErrors: { code: { key: 'secondFactor:code.wrong' } } },
    ],
    [
      { kind: 'refused', why: 'wrong' },
      { ...verifying, code: { ...code, triesLeft: 0 } },
      { code: { ...code, triesLeft: 0 } },
    ],
    [
      { kind: 'nothingSent' },
      at('code', { pending: 'resend', isEnrolled: true, resendAt: 5 }),
      { step: 'offer', isEnrolled: false, code: null, resendAt: 0 },
    ],
    [{ kind: 'failed', fault }, verifying, fault],
  ])('@AUTH-04 %j to the request that waits', (outcome, state, expected) => {
    expect(machine.answered(state, outcome)).toEqual({ ...state, ...expected, pending: null })
    // Without the request nothing changes.
    expect(machine.answered(machine.closed, outcome)).toBe(machine.closed)
  })

  it('@AUTH-04 that skipping is refused says why', () => {
    const errors = [{ key: 'secondFactor:offer.required' }]
    const state = at('offer', { pending: 'notNow' })
    expect(machine.skipRefused(state)).toEqual({ ...state, pending: null, isRequired: true, errors })
  })
})
