import { callApi } from '../../../../shared/saga/callApi'
import * as codes from '../../../../api/contract/base/errorCodes'
import { login } from '../../../../api/contract/identity/signIn'
import { hasCode } from '../../../../api/errors'
import type { ApiError } from '../../../../api/errors'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { attachOnImport } from '../../../../shared/store'
import { clearSession } from '../visitor/sessionKeys'
import { isToldByPopUp } from '../../../../shared/submission/fault'
import { inTurn } from '../../../../shared/submission/inTurn'
import { pausedBy } from '../../../../shared/submission/pause'
import { errorText } from '../../../../shared/ui/page/errorText'
import { selectSettings } from '../../settings'
import { solveCaptcha } from '../captcha/solveCaptcha'
import { selectSignInFailures } from './signInSlice'
import { enterWith } from '../visitor/enterWith'
import { selectIsTemporary, sessionRestored } from '../visitor/sessionSlice'
import { signInSubmission } from './signInSubmission'
import { providerFailure, providerOf } from '../visitor/provider'
import { readStoredSession } from '../visitor/storedSession'

/** Imported from here, the submission has its saga. */
export { signInSubmission }

type SignInError = TextRef & { code: number }

/**
 * Signs in (AUTH-02). Errors clear the stored session, never the cart (decision 22). A failed request counts as a 401,
 * but a lost connection changes nothing (decision 21). If the second factor is due, the token is temporary (AUTH-04,
 * decision 86).
 */
function* signIn({ payload: credentials }: ReturnType<typeof signInSubmission.requested>): SagaOf<void> {
  const body = yield* guardSignIn(credentials)
  if (!body) {
    yield* put(signInSubmission.refused({ errors: [captchaFailed] }))
    return
  }
  const answer = yield* callApi(login, { body })
  if (!answer.ok) {
    // The form keeps its values, and no failure is counted.
    if (isToldByPopUp(answer.error)) yield* put(signInSubmission.dropped())
    else yield* failSignIn(signInErrors(answer.error, credentials), pausedBy(answer.error))
    return
  }
  if ((yield* enterWith(answer.value, providerOf(credentials.login_type))) === 'noToken')
    yield* failSignIn([refused(credentials)])
}

const captchaFailed: SignInError = { code: 400, key: 'session:captcha.failed' }

function* failSignIn(errors: SignInError[], pausedUntil?: number): SagaOf<void> {
  yield* call(clearSession)
  // Whoever was at the second factor is a visitor or guest again.
  if (yield* select(selectIsTemporary)) yield* put(sessionRestored(readStoredSession()))
  yield* put(signInSubmission.refused({ errors, pausedUntil }))
}

/** The visitor did not type a provider's token, so its failure has its own text (AUTH-07). */
const refused = ({ login_type }: Record<string, string>): SignInError => ({
  code: 401,
  ...(providerFailure(login_type) ?? { key: 'session:signIn.wrong' }),
})

function signInErrors(error: ApiError, credentials: Record<string, string>): SignInError[] {
  if (error.kind === 'http' && error.status === 429) return [{ code: 429, ...errorText(error) }]
  if (error.kind === 'business' && !hasCode(error, codes.wrongLogin) && !providerFailure(credentials.login_type))
    return error.errors.map((entry) => ({ code: entry.code, ...errorText({ ...error, errors: [entry] }) }))
  return [refused(credentials)]
}

const failuresAllowed = 3

/**
 * Asks for a captcha after three failures, if the operator has one (decision 66). Returns undefined if the captcha was
 * not solved. Providers check their visitors themselves.
 */
function* guardSignIn(credentials: Record<string, string>): SagaOf<Record<string, string> | undefined> {
  const { captcha } = yield* select(selectSettings)
  const failures = yield* select(selectSignInFailures)
  if (!captcha || failures < failuresAllowed || 'access_token' in credentials) return credentials
  const solved = yield* solveCaptcha('login')
  return solved.status === 'solved' ? { ...credentials, captcha_token: solved.token } : undefined
}

attachOnImport('signIn', () => inTurn(signInSubmission, signIn))
