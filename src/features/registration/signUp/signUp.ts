import { callApi } from '../../../api/callApi'
import { signUp } from '../../../api/contract/registration'
import { put } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { withoutConfirmations } from '../forms/accountFields'
import { formFault } from '../../../shared/forms/formFault'
import { pausedFromNow } from '../../../shared/forms/pause'
import { captchaFault, solveCaptcha } from '../../session/onDemand'
import { confirmationMailed } from '../verifiedEmail/resendSlice'
import { signUpAccepted, signUpRefused } from './signUpSlice'
import type { signUpRequested } from './signUpSlice'

/** Signs up (AUTH-09). Whether the email has an account already is not told: its owner gets a message in any case. */
export function* openAccount({ payload: values }: ReturnType<typeof signUpRequested>): SagaOf<void> {
  const captcha = yield* solveCaptcha('signup')
  if (captcha.status === 'failed') {
    yield* put(signUpRefused(captchaFault))
    return
  }
  const { first_name = '', last_name = '', email = '', password = '', locale = '', mobile } = values
  // Whoever is here has accepted the terms: the form lets nobody else through.
  const { terms: _, ...sent } = withoutConfirmations(values)
  const body = { ...sent, first_name, last_name, email, password, locale }
  const answer = yield* callApi(signUp, {
    body: { ...body, mobile: mobile || null, ...(captcha.token && { captcha_token: captcha.token }) },
  })
  if (!answer.ok) {
    yield* put(signUpRefused(formFault(answer.error)))
    return
  }
  yield* put(confirmationMailed({ pausedUntil: pausedFromNow() }))
  yield* put(signUpAccepted({ email }))
}
