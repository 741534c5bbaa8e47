import { callApi } from '../../../api/callApi'
import { verifyCaptcha } from '../../../api/contract/captcha'
import { call, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { selectSettings } from '../../settings'
import type { FormFault } from '../access/formFault'
import { askCaptcha } from './askCaptcha'
import type { CaptchaAction } from './askCaptcha'

type Solved = { status: 'notAsked'; token?: undefined } | { status: 'solved'; token: string } | { status: 'failed' }

export const captchaFault: FormFault = { errors: [{ key: 'access:captcha.failed' }] }

/** Guards a form where the operator wants it (AUTH-18): the token was checked, and goes along with what it guards. */
export function* solveCaptcha(action: CaptchaAction): SagaOf<Solved> {
  const { captcha } = yield* select(selectSettings)
  if (!captcha) return { status: 'notAsked' }
  const token = yield* call(async () => askCaptcha(captcha.siteKey, action).catch(() => undefined))
  if (!token) return { status: 'failed' }
  const answer = yield* callApi(verifyCaptcha, { body: { token } })
  return answer.ok && answer.value.success ? { status: 'solved', token } : { status: 'failed' }
}
