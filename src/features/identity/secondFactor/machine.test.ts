import { describe, expect, it } from 'vitest'
import type { User } from '../../../api/contract/identity/user'
import * as machine from './machine'
import type { Open, Pending, SecondFactor } from './machine'
import { isSecondFactorDue, startOf, startUnknown } from '../session/visitor/secondFactorProgress'
import type { Progress } from './sentCode'

const code = { sentTo: '•••71', expiresAt: 600_000, triesLeft: 5 }
const at = (step: Progress['step'], given: Partial<Open> = {}): Open => ({
  step,
  isEnrolled: false,
  isRequired: false,
  code: step === 'code' ? code : null,
  resendAt: 0,
  endsAt: 900_000,
  pending: null,
  ...given,
})
const done: SecondFactor = { step: 'done' }

/** Every event, named as in the specification's flow. */
const events: Record<string, (state: SecondFactor) => SecondFactor> = {
  'the offer is accepted': machine.offerAccepted,
  'the offer is opened again': machine.offerReopened,
  'not now is chosen': (state) => machine.asked(state, 'notNow'),
  'do not show again is chosen': (state) => machine.asked(state, 'neverAgain'),
  'a phone is given': (state) => machine.asked(state, 'enroll'),
  'a code is given': (state) => machine.asked(state, 'verify'),
  'another code is asked for': (state) => machine.asked(state, 'resend'),
  'the number is changed': machine.numberChanged,
  'a code was sent': (state) => machine.codeSent(state, { code, resendAt: 60_000 }),
  'the code was wrong': (state) => machine.codeRefused(state, 'wrong'),
  'the code had expired': (state) => machine.codeRefused(state, 'expired'),
  'the code was void': (state) => machine.codeRefused(state, 'void'),
  'it was too early': (state) => machine.resendPutOff(state, 60_000),
  'nothing had been sent': machine.nothingSent,
  'skipping was refused': machine.skipRefused,
  'a call failed': (state) => machine.failed(state, { errors: [{ key: 'shared:error.generic' }] }),
  'it was passed': machine.passed,
}

interface Row {
  from: SecondFactor
  /** The result of each event. An event that is not listed changes nothing. */
  leads: Record<string, Partial<Open> | 'done'>
}

const answers: Record<Pending, Row['leads']> = {
  enroll: {
    'a code was sent': { step: 'code', pending: null, code, resendAt: 60_000 },
    'a call failed': { step: 'phone', pending: null },
  },
  resend: {
    'a code was sent': { step: 'code', pending: null, resendAt: 60_000 },
    'it was too early': { step: 'code', pending: null, resendAt: 60_000 },
    'nothing had been sent': { step: 'offer', pending: null, code: null },
    'a call failed': { step: 'code', pending: null },
  },
  verify: {
    'the code was wrong': { step: 'code', pending: null, code: { ...code, triesLeft: 4 } },
    'the code had expired': { step: 'code', pending: null, code: { ...code, expiresAt: 0 } },
    'the code was void': { step: 'code', pending: null, code: { ...code, triesLeft: 0 } },
    'nothing had been sent': { step: 'offer', pending: null, code: null },
    'a call failed': { step: 'code', pending: null },
    'it was passed': 'done',
  },
  notNow: {
    'skipping was refused': { step: 'offer', pending: null, isRequired: true },
    'a call failed': { step: 'offer', pending: null },
    'it was passed': 'done',
  },
  neverAgain: {
    'skipping was refused': { step: 'offer', pending: null, isRequired: true },
    'a call failed': { step: 'offer', pending: null },
    'it was passed': 'done',
  },
}

const rows: Record<string, Row> = {
  closed: { from: machine.closed, leads: {} },
  done: { from: done, leads: {} },
  offer: {
    from: at('offer'),
    leads: {
      'the offer is accepted': { step: 'phone' },
      'not now is chosen': { step: 'offer', pending: 'notNow' },
      'do not show again is chosen': { step: 'offer', pending: 'neverAgain' },
    },
  },
  'offer that must be taken': {
    from: at('offer', { isRequired: true }),
    leads: { 'the offer is accepted': { step: 'phone' } },
  },
  phone: {
    from: at('phone'),
    leads: { 'the offer is opened again': { step: 'offer' }, 'a phone is given': { step: 'phone', pending: 'enroll' } },
  },
  code: {
    from: at('code'),
    leads: {
      'the number is changed': { step: 'phone' },
      'a code is given': { step: 'code', pending: 'verify' },
      'another code is asked for': { step: 'code', pending: 'resend' },
    },
  },
  'code to an enrolled phone': {
    from: at('code', { isEnrolled: true }),
    leads: {
      'a code is given': { step: 'code', pending: 'verify' },
      'another code is asked for': { step: 'code', pending: 'resend' },
    },
  },
  'phone of a factor that is required': {
    from: at('phone', { isRequired: true }),
    leads: { 'the offer is opened again': { step: 'offer' }, 'a phone is given': { step: 'phone', pending: 'enroll' } },
  },
  enrolling: { from: at('phone', { pending: 'enroll' }), leads: answers.enroll },
  resending: { from: at('code', { pending: 'resend' }), leads: answers.resend },
  verifying: { from: at('code', { pending: 'verify' }), leads: answers.verify },
  'putting it off': { from: at('offer', { pending: 'notNow' }), leads: answers.notNow },
  declining: { from: at('offer', { pending: 'neverAgain' }), leads: answers.neverAgain },
}

describe('The second step of signing in', () => {
  it('@AUTH-04 has the steps that the specification numbers', () => {
    expect(machine.steps).toEqual(['offer', 'phone', 'code', 'done'])
  })

  describe.each(Object.entries(rows))('%s', (_, { from, leads }) => {
    it.each(Object.keys(events))('@AUTH-04 when %s', (name) => {
      const after = events[name]?.(from)
      const expected = leads[name]
      if (expected === undefined) expect(after).toBe(from)
      else if (expected === 'done') expect(after).toEqual(done)
      else expect(after).toMatchObject(expected)
    })
  })

  it('@AUTH-04 @ACC-04 counts the tries down to none, and says so at the field while there are some', () => {
    let state: SecondFactor = at('code')
    const left: (number | undefined)[] = []
    for (let guess = 0; guess < 5; guess += 1) {
      state = machine.codeRefused(machine.asked(state, 'verify'), 'wrong')
      left.push(machine.isOpen(state) ? state.code?.triesLeft : undefined)
      if (guess < 4) expect(state).toHaveProperty('fieldErrors.code.key', 'secondFactor:code.wrong')
    }
    expect(left).toEqual([4, 3, 2, 1, 0])
    expect(state).toHaveProperty('fieldErrors', undefined)
  })

  it('@AUTH-04 counts no tries of a code of which nothing is known', () => {
    const after = machine.codeRefused(at('code', { code: null, pending: 'verify' }), 'wrong')
    expect(after).toMatchObject({ code: null, fieldErrors: { code: { key: 'secondFactor:code.wrong' } } })
  })

  it('@AUTH-04 forgets what was wrong as soon as something is asked again', () => {
    const faulty = at('code', { errors: [{ key: 'a' }], fieldErrors: { code: { key: 'b' } } })
    expect(machine.asked(faulty, 'verify')).not.toHaveProperty('errors')
    expect(machine.asked(faulty, 'verify')).not.toHaveProperty('fieldErrors')
  })

  it.each([
    ['nothing known', null, 0, 'usable'],
    ['in time', code, 599_999, 'usable'],
    ['at its end', code, 600_000, 'expired'],
    ['guessed at too often', { ...code, triesLeft: 0 }, 0, 'void'],
  ] as const)('@AUTH-04 a code with %s', (_, given, now, expected) => {
    expect(machine.codeState(given, now)).toBe(expected)
  })

  it('@AUTH-04 a reload keeps the progress; a pending request of this tab stays pending', () => {
    const { pending: _, ...progress } = at('code')
    expect(machine.opened(machine.closed, progress)).toEqual(at('code'))
    const asking = at('code', { pending: 'verify' })
    expect(machine.opened(asking, { ...progress, resendAt: 5 })).toEqual({ ...asking, resendAt: 5 })
    expect(machine.opened(at('phone', { pending: 'enroll' }), progress)).toEqual(at('code'))
  })
})

describe('Whether and where it starts', () => {
  const user = (status: string | null | undefined, enabled = true, required?: boolean): User => ({
    uuid: 'u',
    first_name: 'A',
    last_name: 'B',
    email: 'a@example.com',
    mfa_enrollment_status: status,
    mfa_config: { enabled, required },
  })
  const sent = { sent_to: '•••71', resend_after: 60, expires_in: 600, tries_left: 5 }

  it.each<[string, User, boolean]>([
    ['status 0', user('0'), true],
    ['status 1', user('1'), true],
    ['status 2', user('2'), false],
    ['no status', user(null), true],
    ['an unknown status', user('7'), true],
    ['status 0, switched off', user('0', false), false],
    ['status 1, switched off', user('1', false), false],
    ['nothing configured', { ...user('1'), mfa_config: null }, false],
  ])('@AUTH-04 %s', (_, given, expected) => expect(isSecondFactorDue(given)).toBe(expected))

  it.each<[string, User, Partial<Progress>]>([
    ['status 0: at the offer', user('0'), { step: 'offer', isEnrolled: false, isRequired: false, code: null }],
    ['status 0, required: at the offer', user('0', true, true), { step: 'offer', isRequired: true }],
    ['an unknown status: at the offer', user('7'), { step: 'offer', isEnrolled: false }],
    [
      'status 1: at the code',
      user('1'),
      { step: 'code', isEnrolled: true, resendAt: 61_000, code: { sentTo: '•••71', expiresAt: 601_000, triesLeft: 5 } },
    ],
  ])('@AUTH-04 %s', (_, given, expected) => {
    expect(startOf(given, sent, 1_000)).toMatchObject({ ...expected, endsAt: 901_000 })
  })

  it('@AUTH-04 status 1 without details of the code starts at the code step', () => {
    expect(startOf(user('1'), null, 1_000)).toMatchObject({ step: 'code', code: null, resendAt: 0 })
    expect(startUnknown(1_000)).toMatchObject({ step: 'code', code: null, resendAt: 0, endsAt: 901_000 })
  })
})
