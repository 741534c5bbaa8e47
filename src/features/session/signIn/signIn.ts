import { callApi } from '../../../api/callApi'
import * as codes from '../../../api/contract/errorCodes'
import { getForm } from '../../../api/contract/forms'
import { login } from '../../../api/contract/signIn'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import { fromResult } from '../../../shared/remote/remote'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { clearSession } from '../../../shared/storage/storedKeys'
import { errorText } from '../../../shared/ui/errorText'
import { selectLanguage } from '../../settings'
import { guardSignIn } from './guardSignIn'
import { enterWith } from '../visitor/enterWith'
import { selectIsTemporary, sessionRestored } from '../visitor/sessionSlice'
import { signInFailed, signInFormAnswered, signInInterrupted } from './signInSlice'
import type { signInRequested, SignInError } from './signInSlice'
import { providerFailure, providerOf } from '../visitor/provider'
import { readStoredSession } from '../visitor/storedSession'

/** The fields of the sign-in form, from the server, in the language of the interface (AUTH-03). */
export function* loadSignInForm(): SagaOf<void> {
  const langCode = yield* select(selectLanguage)
  const answer = yield* callApi(getForm, { body: { form_method: 'login', langCode } })
  if (!answer.ok && answer.error.kind === 'aborted') return
  yield* put(signInFormAnswered(fromResult(answer.ok ? { ok: true, value: answer.value.fields } : answer)))
}

/**
 * Sends the credentials (AUTH-02). Any errors clear the stored session, never the cart (decision 22); a failed request
 * counts as one error with code 401, but a missing connection leaves all as it was (decision 21). Where the second
 * factor is due the token is a temporary one, and nobody is signed in yet (AUTH-04, decision 86).
 */
export function* signIn({ payload: credentials }: ReturnType<typeof signInRequested>): SagaOf<void> {
  const body = yield* guardSignIn(credentials)
  if (!body) {
    yield* put(signInFailed([{ code: 400, text: { key: 'session:captcha.failed' } }]))
    return
  }
  const answer = yield* callApi(login, { body })
  if (!answer.ok) {
    if (isPassing(answer.error)) yield* put(signInInterrupted())
    else yield* failSignIn(signInErrors(answer.error, credentials))
    return
  }
  if ((yield* enterWith(answer.value, providerOf(credentials.login_type))) === 'nobody')
    yield* failSignIn([refused(credentials)])
}

const isPassing = (error: ApiError) => error.kind === 'network' || error.kind === 'timeout' || error.kind === 'aborted'

function* failSignIn(errors: SignInError[]): SagaOf<void> {
  yield* call(clearSession)
  // Somebody half-way, in this tab or another, is no further than anybody else now.
  if (yield* select(selectIsTemporary)) yield* put(sessionRestored(readStoredSession()))
  yield* put(signInFailed(errors))
}

/** A provider's token is nothing that was typed: its failure has words of its own (AUTH-07). */
const refused = ({ login_type }: Record<string, string>): SignInError => ({
  code: 401,
  text: providerFailure(login_type) ?? { key: 'session:signIn.wrong' },
})

function signInErrors(error: ApiError, credentials: Record<string, string>): SignInError[] {
  if (error.kind === 'http' && error.status === 429) return [{ code: 429, text: errorText(error) }]
  if (error.kind === 'business' && !hasCode(error, codes.wrongLogin) && !providerFailure(credentials.login_type))
    return error.errors.map(({ code, message }) => ({
      code,
      text: message ? { key: 'shared:serverSays', values: { message } } : { key: 'shared:error.generic' },
    }))
  return [refused(credentials)]
}
