import * as codes from '../../api/contract/errorCodes'
import { refuse } from './refusal'

/** Whether one is wanted is the operator's choice, which the portal knows; one that is sent must be solved. */
export function expectCaptcha(token: string | undefined): void {
  if (token?.trim() === '') refuse(codes.notValid, 'captcha_token')
}
