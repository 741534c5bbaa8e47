import * as codes from '../../../api/contract/base/errorCodes'
import { own } from '../../../shared/byName'
import type { UserRecord } from '../../state/identity/users'
import type { BackendState } from '../../state'
import { refuse } from '../base/refusal'

export const isEmailOf = (user: UserRecord, email: string) => user.email.toLowerCase() === email.trim().toLowerCase()

export const userByEmail = (state: BackendState, email: string) => state.users.find((user) => isEmailOf(user, email))

export function linkedUser(state: BackendState, links: Record<string, string>, token = ''): UserRecord {
  const uuid = own(links, token)
  return state.users.find((user) => user.uuid === uuid) ?? refuse(codes.badToken)
}
