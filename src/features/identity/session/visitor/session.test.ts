import { describe, expect, test } from 'vitest'
import type { User } from '../../../../api/contract/identity/user'
import { rootReducer } from '../../../../shared/store'
import type { RootState } from '../../../../shared/store'
import { readStored, writeStored } from '../../../../shared/storage/browserStorage'
import { isSecondFactorDue, startOf, startUnknown } from './secondFactorProgress'
import { sessionKeys } from './sessionKeys'
import * as session from './sessionSlice'
import * as stored from './storedSession'

const user: User = {
  uuid: 'user-1',
  version: 'v1',
  first_name: 'Nora',
  last_name: 'Roy',
  email: 'nora@example.com',
}
const after = (...acts: Parameters<typeof rootReducer>[1][]) =>
  acts.reduce<RootState | undefined>(rootReducer, undefined) as RootState

const rider = session.signedIn({ token: 'token', user })
const halfWay = session.secondFactorDue({ token: 'half-way', user })
const restored = (more: Partial<Parameters<typeof session.sessionRestored>[0]>) =>
  session.sessionRestored({ isGuest: false, ...more })

describe('Who is here', () => {
  const nobody = { visitor: { kind: 'visitor' }, user: null, temporaryUser: null, awaitedRider: null }
  const nora = { visitor: { kind: 'rider', token: 'token' }, user, temporaryUser: null, awaitedRider: null }
  const renamed = { ...user, first_name: 'Nora Jane' }

  test.each<[string, Parameters<typeof rootReducer>[1][], object]>([
    ['nobody at first', [{ type: '' }], { ...nobody, epoch: 0 }],
    ['a rider who signs in', [rider], { ...nora, epoch: 1 }],
    [
      'half-way: the user is not shown',
      [rider, halfWay],
      { ...nobody, visitor: { kind: 'temporary', token: 'half-way' }, temporaryUser: user, epoch: 2 },
    ],
    ['a rider after the second factor', [halfWay, rider], { ...nora, epoch: 2 }],
    ['a guest', [session.guestStarted()], { ...nobody, visitor: { kind: 'guest' }, epoch: 1 }],
    ['nobody after a logout', [rider, session.loggedOut(undefined)], { ...nobody, epoch: 2 }],
    ...(['elsewhere', 'unauthorized'] as const).map((reason): [string, Parameters<typeof rootReducer>[1][], object] => [
      `nobody after an ended session (${reason}), whose rider is awaited`,
      [rider, session.sessionLost(reason)],
      { ...nobody, awaitedRider: 'user-1', epoch: 2 },
    ]),
    [
      'another rider, and nobody is awaited',
      [rider, session.sessionLost('unauthorized'), session.anotherRiderSignedIn()],
      { ...nobody, epoch: 2 },
    ],
    ['a rider who was stored', [restored({ authToken: 'token', user })], { ...nora, epoch: 1 }],
    ['a rider without their data', [restored({ authToken: 'token' })], { ...nora, user: null, epoch: 1 }],
    [
      'the same rider with new data',
      [rider, restored({ authToken: 'token', user: renamed })],
      { ...nora, user: renamed, epoch: 1 },
    ],
    ['the same rider, whose data is not stored', [rider, restored({ authToken: 'token' })], { ...nora, epoch: 1 }],
    [
      'the same rider who changed their data',
      [rider, session.userChanged(renamed)],
      { ...nora, user: renamed, epoch: 1 },
    ],
    [
      'another token of the same rider',
      [rider, restored({ authToken: 'other', user })],
      { ...nora, visitor: { kind: 'rider', token: 'other' }, epoch: 2 },
    ],
    [
      'no rider’s data without a token',
      [restored({ user, isGuest: true })],
      { ...nobody, visitor: { kind: 'guest' }, epoch: 1 },
    ],
    [
      'a guest again after the temporary token',
      [halfWay, session.signInExpired({ isGuest: true, user })],
      { ...nobody, visitor: { kind: 'guest' }, epoch: 2 },
    ],
  ])('@AUTH-01 @AUTH-04 @AUTH-15 %s', (_, acts, expected) => expect(after(...acts).session).toEqual(expected))

  test.each<[string, Parameters<typeof rootReducer>[1], unknown[]]>([
    ['visitor', { type: '' }, [false, false, false, false, undefined]],
    ['rider', rider, [true, false, false, true, 'user-1']],
    ['rider half-way', halfWay, [false, false, true, false, undefined]],
    ['guest', session.guestStarted(), [false, true, false, false, undefined]],
    ['guest with a card', restored({ isGuest: true, cardToken: 'card' }), [false, true, false, true, undefined]],
  ])('@AUTH-01 a %s is a rider, a guest, half-way, may have cards', (_, act, expected) => {
    const state = after(act)
    const { selectIsRider, selectIsGuest, selectIsTemporary, selectMayHaveCards, selectRiderId } = session
    const selectors = [selectIsRider, selectIsGuest, selectIsTemporary, selectMayHaveCards, selectRiderId]
    expect(selectors.map((selector) => selector(state))).toEqual(expected)
    expect(state.session).toEqual({
      visitor: session.selectVisitor(state),
      user: session.selectUser(state),
      temporaryUser: session.selectTemporaryUser(state),
      awaitedRider: session.selectAwaitedRider(state),
      epoch: session.selectEpoch(state),
    })
  })
})

describe('The stored session', () => {
  const progress = startUnknown(1_000)
  const all = () => ({ ...stored.readStoredSession(), progress: readStored(sessionKeys.secondFactor) })

  test('@AUTH-04 of a rider replaces a guest’s and a half-made sign-in’s', () => {
    writeStored(sessionKeys.isGuestUser, 'true')
    writeStored(sessionKeys.cardToken, 'card')
    writeStored(sessionKeys.sessionEnded, 'true')
    writeStored(sessionKeys.provider, 'apple')
    stored.keepTemporary('half-way', progress)
    const guest = { isGuest: true, cardToken: 'card' }
    expect(all()).toEqual({ ...guest, tempAuthToken: 'half-way', progress })
    expect(stored.leaveTemporary()).toEqual(guest)
    expect([all(), readStored(sessionKeys.provider)]).toEqual([guest, undefined])
    stored.keepTemporary('half-way', progress)
    stored.keepSession('token', user)
    expect(all()).toEqual({ authToken: 'token', user, isGuest: false })
    expect(readStored(sessionKeys.sessionEnded)).toBeUndefined()
    stored.keepSession('other')
    expect(all()).toEqual({ authToken: 'other', isGuest: false })
  })

  test('@AUTH-15 a rider’s data is stored while the session is the same', () => {
    stored.keepSession('token')
    stored.keepUser(user, 'ended')
    expect(all().user).toBeUndefined()
    stored.keepUser(user, 'token')
    expect(all().user).toEqual(user)
  })
})

describe('The second factor at sign-in', () => {
  const on = { enabled: true }
  const now = 1_000
  const endsAt = now + 15 * 60_000
  const sent = { sent_to: '•• 12', resend_after: 30, expires_in: 300, tries_left: 5 }
  const code = { code: { sentTo: '•• 12', expiresAt: now + 300_000, triesLeft: 5 }, resendAt: now + 30_000 }

  test.each<[string, Partial<User>, boolean]>([
    ['without it', {}, false],
    ['where it is off', { mfa_config: { enabled: false } }, false],
    ['by default', { mfa_config: on }, true],
    ['once enrolled', { mfa_config: on, mfa_enrollment_status: '1' }, true],
    ['once declined', { mfa_config: on, mfa_enrollment_status: '2' }, false],
  ])('@AUTH-04 is due %s: %#', (_, more, isDue) => expect(isSecondFactorDue({ ...user, ...more })).toBe(isDue))

  const noCode = { code: null, resendAt: 0 }
  test.each<[string, Partial<User>, typeof sent | undefined, object]>([
    ['offers it', {}, undefined, { step: 'offer', isEnrolled: false, isRequired: false, ...noCode }],
    ['offers it, whatever was sent', {}, sent, { step: 'offer', isEnrolled: false, isRequired: false, ...noCode }],
    [
      'demands it',
      { mfa_config: { ...on, required: true } },
      undefined,
      { step: 'offer', isEnrolled: false, isRequired: true, ...noCode },
    ],
    [
      'asks for the code',
      { mfa_enrollment_status: '1' },
      sent,
      { step: 'code', isEnrolled: true, isRequired: false, ...code },
    ],
    [
      'asks for a code that was not sent',
      { mfa_enrollment_status: '1' },
      undefined,
      { step: 'code', isEnrolled: true, isRequired: false, ...noCode },
    ],
  ])('@AUTH-04 %s', (_, more, codeSent, expected) => {
    expect(startOf({ ...user, ...more }, codeSent, now)).toEqual({ ...expected, endsAt })
  })

  test('@AUTH-04 a tab that has only the token asks for the code', () => {
    expect(startUnknown(now)).toEqual({ step: 'code', isEnrolled: true, isRequired: false, ...noCode, endsAt })
  })
})
