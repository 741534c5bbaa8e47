import * as codes from '../../../api/contract/base/errorCodes'
import type { BackendState } from '../../state'
import { refuse } from '../base/refusal'

/** Checks a token. The mock's provider takes every text that is not empty for solved. */
export function solveCaptcha({ solvedCaptchas }: BackendState, token: string): boolean {
  if (token.trim() === '') return false
  if (!solvedCaptchas.includes(token)) solvedCaptchas.push(token)
  return true
}

/**
 * Uses up a token that was found good. The operator's settings say whether the portal asks for a captcha, so a missing
 * token passes.
 */
export function expectCaptcha({ solvedCaptchas }: BackendState, token: string | undefined): void {
  if (token === undefined) return
  const at = solvedCaptchas.indexOf(token)
  if (at === -1) refuse(codes.notValid, 'captcha_token')
  solvedCaptchas.splice(at, 1)
}
