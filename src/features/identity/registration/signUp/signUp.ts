import { signUp } from '../../../../api/contract/identity/registration'
import { pausedFromNow } from '../../../../shared/submission/pause'
import { put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { attachOnImport } from '../../../../shared/store'
import { inTurn } from '../../../../shared/submission/inTurn'
import { send } from '../../../../shared/submission/send'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import type { FormValues } from '../../../../shared/forms/fields/fieldSpec'
import { captchaFault, solveCaptcha } from '../../session/onDemand'
import { withoutConfirmations } from '../forms/accountFields'
import { resendPaused, resendSubmission } from '../verifiedEmail/resend'

/** The account is new, or existed before: the portal cannot tell which (AUTH-09). */
export const signUpSubmission = submissionSlice<FormValues, { email: string }>('signUp')

/**
 * Opens an account (AUTH-09). The outcome does not reveal whether the email has an account already; its owner gets a
 * message.
 */
function* openAccount({ payload: values }: ReturnType<typeof signUpSubmission.requested>): SagaOf<void> {
  const captcha = yield* solveCaptcha('signup')
  if (captcha.status === 'failed') {
    yield* put(signUpSubmission.refused(captchaFault))
    return
  }
  const { first_name = '', last_name = '', email = '', password = '', locale = '', mobile } = values
  // The form required the visitor to accept the terms.
  const { terms: _, ...sent } = withoutConfirmations(values)
  const body = { ...sent, first_name, last_name, email, password, locale }
  const answer = yield* send(signUpSubmission, signUp, {
    body: { ...body, mobile: mobile || null, ...(captcha.token && { captcha_token: captcha.token }) },
  })
  if (!answer.ok) return
  // A message was just sent, so the next has to wait.
  yield* put(resendSubmission.dropped())
  yield* put(resendPaused({ until: pausedFromNow() }))
  yield* put(signUpSubmission.accepted({ email }))
}

attachOnImport('signUp', () => inTurn(signUpSubmission, openAccount))
