import * as codes from '../../../api/contract/base/errorCodes'
import { refuse } from '../base/refusal'

/**
 * The operator's settings say whether the portal asks for a captcha, so a missing token passes. A token that is sent
 * must be solved.
 */
export function expectCaptcha(token: string | undefined): void {
  if (token?.trim() === '') refuse(codes.notValid, 'captcha_token')
}
