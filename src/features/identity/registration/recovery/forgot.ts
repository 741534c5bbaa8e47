import { requestPasswordReset } from '../../../../api/contract/identity/passwordReset'
import { pausedFromNow } from '../../../../shared/forms/pause'
import { put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { send } from '../../../../shared/submission/send'
import { captchaFault, solveCaptcha } from '../../session/onDemand'
import { forgotSubmission } from './forgotSubmission'

/** Asks for a link to set a new password. The answer is the same if no account has the email (AUTH-11). */
export function* requestReset({ payload: { email } }: ReturnType<typeof forgotSubmission.requested>): SagaOf<void> {
  const captcha = yield* solveCaptcha('forgot')
  if (captcha.status === 'failed') {
    yield* put(forgotSubmission.refused(captchaFault))
    return
  }
  const body = { email, ...(captcha.token && { captcha_token: captcha.token }) }
  const answer = yield* send(forgotSubmission, requestPasswordReset, { body })
  if (answer.ok) yield* put(forgotSubmission.accepted({ email, pausedUntil: pausedFromNow() }))
}
