import * as codes from '../../../api/contract/errorCodes'
import type { UserRecord } from '../../state/users'
import { refuse } from '../refusal'

/** Refuses a rider who typed another password than their own, or has none. Takes the name of its field. */
export function expectPassword(user: UserRecord, typed: string, field = 'current_password'): void {
  if (user.password === null || user.password !== typed) refuse(codes.wrongLogin, field)
}
