import { callApi } from '../../../api/callApi'
import * as codes from '../../../api/contract/errorCodes'
import { login } from '../../../api/contract/signIn'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { clearSession } from '../../../shared/storage/storedKeys'
import { isToldByPopUp } from '../../../shared/submission/fault'
import { errorText } from '../../../shared/ui/errorText'
import { selectSettings } from '../../settings'
import { solveCaptcha } from '../captcha/solveCaptcha'
import { selectSignInFailures } from './signInSlice'
import { enterWith } from '../visitor/enterWith'
import { selectIsTemporary, sessionRestored } from '../visitor/sessionSlice'
import { signInSubmission } from './signInSubmission'
import { providerFailure, providerOf } from '../visitor/provider'
import { readStoredSession } from '../visitor/storedSession'

/** An error as sign-in reports it: words, and a code (AUTH-05). */
type SignInError = TextRef & { code: number }

/**
 * Sends the credentials (AUTH-02). Any errors clear the stored session, never the cart (decision 22); a failed request
 * counts as one error with code 401, but a missing connection leaves all as it was (decision 21). Where the second
 * factor is due the token is a temporary one, and nobody is signed in yet (AUTH-04, decision 86).
 */
export function* signIn({ payload: credentials }: ReturnType<typeof signInSubmission.requested>): SagaOf<void> {
  const body = yield* guardSignIn(credentials)
  if (!body) {
    yield* put(signInSubmission.refused({ errors: [captchaFailed] }))
    return
  }
  const answer = yield* callApi(login, { body })
  if (!answer.ok) {
    // What was typed waits, and no failure is counted.
    if (isToldByPopUp(answer.error)) yield* put(signInSubmission.dropped())
    else yield* failSignIn(signInErrors(answer.error, credentials))
    return
  }
  if ((yield* enterWith(answer.value, providerOf(credentials.login_type))) === 'nobody')
    yield* failSignIn([refused(credentials)])
}

const captchaFailed: SignInError = { code: 400, key: 'session:captcha.failed' }

function* failSignIn(errors: SignInError[]): SagaOf<void> {
  yield* call(clearSession)
  // Somebody half-way, in this tab or another, is no further than anybody else now.
  if (yield* select(selectIsTemporary)) yield* put(sessionRestored(readStoredSession()))
  yield* put(signInSubmission.refused({ errors }))
}

/** A provider's token is nothing that was typed: its failure has words of its own (AUTH-07). */
const refused = ({ login_type }: Record<string, string>): SignInError => ({
  code: 401,
  ...(providerFailure(login_type) ?? { key: 'session:signIn.wrong' }),
})

function signInErrors(error: ApiError, credentials: Record<string, string>): SignInError[] {
  if (error.kind === 'http' && error.status === 429) return [{ code: 429, ...errorText(error) }]
  if (error.kind === 'business' && !hasCode(error, codes.wrongLogin) && !providerFailure(credentials.login_type))
    return error.errors.map(({ code, message }) => ({
      code,
      ...(message ? { key: 'shared:serverSays', values: { message } } : { key: 'shared:error.generic' }),
    }))
  return [refused(credentials)]
}

const failuresAllowed = 3

/**
 * After three failures a captcha stands before the next try, where the operator has one (decision 66). Gives what is to
 * be sent; nothing when the captcha was not solved. A provider has judged its own token already.
 */
function* guardSignIn(credentials: Record<string, string>): SagaOf<Record<string, string> | undefined> {
  const { captcha } = yield* select(selectSettings)
  const failures = yield* select(selectSignInFailures)
  if (!captcha || failures < failuresAllowed || 'access_token' in credentials) return credentials
  const solved = yield* solveCaptcha('login')
  return solved.status === 'solved' ? { ...credentials, captcha_token: solved.token } : undefined
}
