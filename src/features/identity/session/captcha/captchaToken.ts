import { callApi } from '../../../../shared/saga/callApi'
import { verifyCaptcha } from '../../../../api/contract/identity/forms'
import { call } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { askCaptcha } from './askCaptcha'
import type { CaptchaAction } from './askCaptcha'

/** Returns a token that the provider issued and the backend accepted; undefined otherwise. */
export function* captchaToken(siteKey: string, action: CaptchaAction): SagaOf<string | undefined> {
  const token = yield* call(async () => askCaptcha(siteKey, action).catch(() => undefined))
  if (!token) return undefined
  const answer = yield* callApi(verifyCaptcha, { body: { token } })
  return answer.ok && answer.value.success ? token : undefined
}
