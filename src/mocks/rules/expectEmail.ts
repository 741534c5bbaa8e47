import * as codes from '../../api/contract/errorCodes'
import { refuse } from './refusal'

/** Mail goes to something that looks like an address; gives it without the spaces around it. */
export function expectEmail(typed: string): string {
  const email = typed.trim()
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : refuse(codes.notValid, 'email')
}
