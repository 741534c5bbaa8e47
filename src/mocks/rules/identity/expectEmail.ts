import * as codes from '../../../api/contract/base/errorCodes'
import { refuse } from '../base/refusal'

/** Refuses text that does not look like an email address. Returns the address without the spaces around it. */
export function expectEmail(typed: string): string {
  const email = typed.trim()
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : refuse(codes.notValid, 'email')
}
