import { isAnyOf } from '@reduxjs/toolkit'
import { leaveFor } from '../../../../shared/navigation/navigation'
import { call, put, race, select, takeWhere } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { latest } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'
import { removeStored, writeStored } from '../../../../shared/storage/browserStorage'
import { sessionKeys } from '../visitor/sessionKeys'
import { selectSettings } from '../../settings'
import type { OperatorSettings } from '../../settings'
import { secondFactorDue, signedIn } from '../visitor/sessionSlice'
import { signInSubmission } from '../signIn/signIn'
import { providerChosen, signInReturned } from '../signIn/signInSubmission'
import { appleAddress } from './appleAddress'
import { failureOf, loginTypes } from '../visitor/provider'
import type { Provider } from '../visitor/provider'

/** Imported from here, the action has its saga. */
export { providerChosen }

type Social = NonNullable<OperatorSettings['social']>

/** Signs in with a provider's account (AUTH-06). A failure leaves the form as it is, and says why beside it. */
function* signInWithProvider({ payload }: ReturnType<typeof providerChosen>): SagaOf<void> {
  const { provider, returnTo } = payload
  const { social = {} } = yield* select(selectSettings)
  if (provider === 'apple') return yield* leaveForApple(social, returnTo)
  try {
    const { token } = yield* race({
      token: call(tokenOf, provider, social),
      // The visitor has signed in another way meanwhile.
      otherwise: takeWhere(isAnyOf(signInSubmission.requested, signedIn, secondFactorDue)),
    })
    if (token) yield* put(signInSubmission.requested({ access_token: token, login_type: loginTypes[provider] }))
  } catch {
    yield* put(signInReturned(failureOf(provider)))
  }
}

/** Loads the provider's script on demand (AUTH-07). */
export async function tokenOf(provider: Exclude<Provider, 'apple'>, { google, facebook }: Social): Promise<string> {
  const { googleToken, facebookToken } = await import('./accessTokens')
  if (provider === 'google' && google) return googleToken(google.clientId)
  if (provider === 'facebook' && facebook) return facebookToken(facebook.appId)
  throw new Error(`Not configured: ${provider}`)
}

/** Leaves for Apple's page, whose answer needs the state stored here (AUTH-08). */
export function* leaveForApple({ apple }: Social, returnTo: string | undefined): SagaOf<void> {
  if (!apple) return
  yield* call(() => {
    const state = crypto.randomUUID()
    writeStored(sessionKeys.appleState, state)
    if (returnTo) writeStored(sessionKeys.origin, returnTo)
    else removeStored(sessionKeys.origin)
    leaveFor(appleAddress(apple, state, crypto.randomUUID()))
  })
}

// A closed window may not be reported, so the next try replaces it.
attachOnImport('signInWithProvider', () => latest(providerChosen, signInWithProvider))
