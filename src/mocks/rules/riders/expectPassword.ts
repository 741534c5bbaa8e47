import * as codes from '../../../api/contract/base/errorCodes'
import type { UserRecord } from '../../state/identity/users'
import { refuse } from '../base/refusal'

/** Asks a rider who has a password for it: an open session alone does not add a way to sign in. */
export function expectPasswordIfAny(user: UserRecord, typed: string | undefined): void {
  if (user.password !== null) expectPassword(user, typed ?? '')
}

/** Refuses a rider who typed another password than their own, or has none. Takes the name of its field. */
export function expectPassword(user: UserRecord, typed: string, field = 'current_password'): void {
  if (user.password === null || user.password !== typed) refuse(codes.wrongLogin, field)
}
