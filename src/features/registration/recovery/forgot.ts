import { callApi } from '../../../api/callApi'
import { requestPasswordReset } from '../../../api/contract/passwordReset'
import { put } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { formFault } from '../../../shared/forms/formFault'
import { pausedFromNow } from '../../../shared/forms/pause'
import { captchaFault, solveCaptcha } from '../../session/onDemand'
import { forgotAccepted, forgotRefused } from './forgotSlice'
import type { forgotRequested } from './forgotSlice'

/** Asks for a link to set a new password; the answer is the same for an email that nobody knows (AUTH-11). */
export function* requestReset({ payload: { email } }: ReturnType<typeof forgotRequested>): SagaOf<void> {
  const captcha = yield* solveCaptcha('forgot')
  if (captcha.status === 'failed') {
    yield* put(forgotRefused(captchaFault))
    return
  }
  const body = { email, ...(captcha.token && { captcha_token: captcha.token }) }
  const answer = yield* callApi(requestPasswordReset, { body })
  if (answer.ok) yield* put(forgotAccepted({ email, pausedUntil: pausedFromNow() }))
  else yield* put(forgotRefused(formFault(answer.error)))
}
