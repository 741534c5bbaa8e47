import { describe, expect, test } from 'vitest'
import { locationChanged } from '../../../../shared/navigation/navigation'
import { rootReducer } from '../../../../shared/store'
import type { RootState } from '../../../../shared/store'
import { guestStarted, signInExpired } from '../visitor/sessionSlice'
import { selectSignInFailures, selectSignInReason, selectWaitingFor } from './signInSlice'
import '../social/signInWithProvider'
import { signInSubmission } from './signIn'
import { providerChosen, signInReturned } from './signInSubmission'

type Act = Parameters<typeof rootReducer>[1]

const why = { key: 'session:social.failed.google' }
const google = providerChosen({ provider: 'google' })
const failed = [signInSubmission.requested({}), signInSubmission.refused({})]
const to = (pathname: string) =>
  locationChanged({ pathname, search: '', hash: '' } as Parameters<typeof locationChanged>[0])

describe('The page to sign in', () => {
  test.each<[string, Act[], unknown[]]>([
    ['has nothing to say at first', [{ type: '' }], [0, null, null]],
    ['counts failures', [...failed, ...failed], [2, null, null]],
    ['waits for a provider', [google], [0, null, 'google']],
    ['says why a provider did not sign in', [google, signInReturned(why)], [0, why, null]],
    ['says why until another provider is chosen', [signInReturned(why), google], [0, null, 'google']],
    ['says why until the form is sent', [google, signInReturned(why), ...failed], [1, null, null]],
    ['waits for no provider once the form is sent', [google, ...failed], [1, null, null]],
    [
      'says that time is over',
      [google, signInExpired({ isGuest: false })],
      [0, { key: 'session:secondFactor.expired' }, null],
    ],
    ['says why on its own page', [signInReturned(why), to('/login')], [0, why, null]],
    ['says why until it is left', [signInReturned(why), to('/cart')], [0, null, null]],
    ['forgets all for a guest', [...failed, signInReturned(why), guestStarted()], [0, null, null]],
  ])('@AUTH-05 @AUTH-07 %s', (_, acts, expected) => {
    const state = acts.reduce<RootState | undefined>(rootReducer, undefined) as RootState
    const selectors = [selectSignInFailures, selectSignInReason, selectWaitingFor]
    expect(selectors.map((selector) => selector(state))).toEqual(expected)
  })
})
