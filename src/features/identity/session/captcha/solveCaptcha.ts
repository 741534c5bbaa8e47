import type { Fault } from '../../../../shared/submission/fault'
import { call, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { selectSettings } from '../../settings'
import type { CaptchaAction } from './askCaptcha'

type Solved = { status: 'notAsked'; token?: undefined } | { status: 'solved'; token: string } | { status: 'failed' }

export const captchaFault: Fault = { errors: [{ key: 'session:captcha.failed' }] }

/** Solves a captcha if the operator has one (AUTH-18). The token goes with the form. */
export function* solveCaptcha(action: CaptchaAction): SagaOf<Solved> {
  const { captcha } = yield* select(selectSettings)
  if (!captcha) return { status: 'notAsked' }
  // The code loads on demand, because most operators and visits need none.
  const module = yield* call(() => import('./captchaToken').catch(() => undefined))
  const token = module && (yield* module.captchaToken(captcha.siteKey, action))
  return token ? { status: 'solved', token } : { status: 'failed' }
}
