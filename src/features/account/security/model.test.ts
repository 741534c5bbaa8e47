// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { setClock } from '../../../shared/clock'
import { fc } from '../../../testing/chance/property'
import { timesOf } from '../../../testing/chance/sample'
import { testBackend, testPortal } from '../../../testing/portal'
import { isOpen } from '../../identity/secondFactor/machine'
import { selectUser } from '../../identity/session'
import './factor'
import * as factor from './factorSlice'

/**
 * Checks the second factor of the account against what the backend holds: a rider turns it on and off and changes the
 * number, with right and wrong codes, resent ones and late ones. Only a right code in time changes anything, the
 * enrolled phone stays until the new one is verified, and the page shows what is true.
 */

const token = 'session-of-user-mfa'
const acts = {
  enable: factor.factorWanted('enable'),
  disable: factor.factorWanted('disable'),
  change: factor.factorWanted('change'),
  phone: factor.phoneGiven({ country_code: '+1', phone: '9025550133', current_password: 'Transit-2026' }),
  right: factor.codeGiven('123456'),
  wrong: factor.codeGiven('654321'),
  resend: factor.resendRequested(),
  otherNumber: factor.numberChanged(),
  cancel: factor.factorClosed(),
}
const act = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('right', 'right', 'phone', 'wrong', 'resend', 'otherNumber', 'cancel') },
  { weight: 3, arbitrary: fc.constantFrom('enable', 'disable', 'change') },
  { weight: 1, arbitrary: fc.constantFrom(61_000, 11 * 60_000) },
) as fc.Arbitrary<keyof typeof acts | number>

it('@ACC-04 changes by a right code in time alone, and the page shows what is true', async () => {
  const backend = testBackend()
  const truth = async () => {
    const { users, sessions } = await backend.state()
    const { mfa_phone: phone, mfa_enabled: isOn } = users.find(({ uuid }) => uuid === 'user-mfa') ?? {}
    return { phone, isOn, code: sessions[token]?.code }
  }
  let turnedOff = 0
  let moved = 0
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 25 }), async (given) => {
      let time = Date.parse('2026-11-20T12:00:00Z')
      const setTime = async () => {
        setClock(() => time)
        await backend.now(new Date(time).toISOString())
      }
      await backend.reset('riderWithSecondFactor')
      await setTime()
      const { store, until } = testPortal()
      for (const next of given) {
        if (typeof next === 'number') {
          time += next
          await setTime()
          continue
        }
        const before = await truth()
        const { step, purpose } = factor.selectFactor(store.getState())
        store.dispatch(acts[next])
        const state = await until((now) => {
          const shown = factor.selectFactor(now)
          return !shown.isStarting && !(isOpen(shown.step) && shown.step.pending)
        })
        const after = await truth()
        const { code } = before
        const isInTime = code != null && code.tries_left > 0 && time - (code.sent ?? time) < 10 * 60_000
        const counts = isOpen(step) && step.step === 'code' && isInTime && next === 'right'
        const isOff = counts && purpose === 'disable' && code.phone === before.phone
        const isOn = counts && purpose !== 'disable'
        const expected = isOff ? [null, false] : isOn ? [code.phone, true] : [before.phone, before.isOn]
        expect([after.phone, after.isOn]).toEqual(expected)
        const shown = factor.selectFactor(state).step
        if (next === 'wrong' && isOpen(shown) && shown.code && after.code)
          expect(shown.code.triesLeft).toBe(after.code.tries_left)
        expect(selectUser(state)?.mfa_config?.enabled).toBe(after.isOn)
        if (isOff) turnedOff += 1
        if (isOn && before.phone && after.phone !== before.phone) moved += 1
      }
    }),
    {
      numRuns: timesOf(300, 10),
      endOnFailure: true,
      examples: [[['disable', 'right']], [['change', 'wrong', 'right', 'phone', 660_000, 'right', 'resend', 'right']]],
    },
  )
  // The ways that matter were gone.
  expect([turnedOff, moved].map((times) => times > 0)).toEqual([true, true])
}, 60_000)
