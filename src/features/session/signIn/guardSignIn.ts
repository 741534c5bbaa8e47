import { select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { selectSettings } from '../../settings'
import { solveCaptcha } from '../captcha/solveCaptcha'
import { selectSignInFailures } from './signInSlice'

const failuresAllowed = 3

/**
 * After three failures a captcha stands before the next try, where the operator has one (decision 66). Gives what is to
 * be sent; nothing when the captcha was not solved. A provider has judged its own token already.
 */
export function* guardSignIn(credentials: Record<string, string>): SagaOf<Record<string, string> | undefined> {
  const { captcha } = yield* select(selectSettings)
  const failures = yield* select(selectSignInFailures)
  if (!captcha || failures < failuresAllowed || 'access_token' in credentials) return credentials
  const solved = yield* solveCaptcha('login')
  return solved.status === 'solved' ? { ...credentials, captcha_token: solved.token } : undefined
}
