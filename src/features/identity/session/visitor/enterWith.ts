import type { LoginAnswer } from '../../../../api/contract/identity/signIn'
import { now } from '../../../../shared/clock'
import { call, put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { removeStored, writeStored } from '../../../../shared/storage/browserStorage'
import { sessionKeys } from './sessionKeys'
import { isSecondFactorDue, startOf } from './secondFactorProgress'
import { secondFactorDue, signedIn } from './sessionSlice'
import type { Provider } from './provider'
import { keepSession, keepTemporary } from './storedSession'

/**
 * Stores the session of an answer, and returns who the visitor is. If the second factor is due, the session is
 * temporary (AUTH-04, decision 86). Remembers the provider.
 */
export function* enterWith(answer: LoginAnswer, provider?: Provider): SagaOf<'rider' | 'secondFactor' | 'noToken'> {
  const { access_token: token, code_sent: codeSent, ...user } = answer
  if (!token) return 'noToken'
  yield* call(() => (provider ? writeStored(sessionKeys.provider, provider) : removeStored(sessionKeys.provider)))
  if (isSecondFactorDue(user)) {
    yield* call(() => keepTemporary(token, startOf(user, codeSent, now())))
    yield* put(secondFactorDue({ token, user }))
    return 'secondFactor'
  }
  yield* call(() => keepSession(token, user))
  yield* put(signedIn({ token, user }))
  return 'rider'
}
