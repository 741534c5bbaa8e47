import * as codes from '../../../api/contract/base/errorCodes'
import { own } from '../../../shared/byName'
import { isClosed } from '../../state/account/closing'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { UserRecord } from '../../state/identity/users'
import type { BackendState } from '../../state'
import { refuse } from './refusal'
import { sessionOf } from './sessionTokens'

export type Visitor =
  | { kind: 'rider'; user: UserRecord; token: string }
  | { kind: 'guest'; card: FareMediumRecord }
  /** Between password and second factor. */
  | { kind: 'temporary'; user: UserRecord; token: string }
  | { kind: 'visitor' }

/** Reads the headers. Errors: refuses with 401 if the token is unknown, or if no header names a visitor. */
export function identify(state: BackendState, headers: Headers, now: number): Visitor {
  const [scheme, token = ''] = (headers.get('Authorization') ?? '').split(' ')
  if (scheme === 'Bearer') return bearerBy(state, token, now)
  if (scheme === 'Anonymous') return guestBy(state, token, now)
  return headers.get('X-Client-Id') ? { kind: 'visitor' } : refuse(codes.signInNeeded)
}

function bearerBy(state: BackendState, token: string, now: number): Visitor {
  const session = sessionOf(state, token, now)
  const user = session && state.users.find((entry) => entry.uuid === session.user)
  if (user && isClosed(state, user.uuid)) refuse(codes.accountClosed)
  return user ? { kind: session.kind, user, token } : refuse(codes.signInNeeded)
}

function guestBy(state: BackendState, token: string, now: number): Visitor {
  const session = own(state.cardSessions, token)
  if (!session || (session.expires !== null && session.expires <= now)) refuse(codes.signInNeeded)
  const card = state.fareMedia.find((entry) => entry.faremedia_id === session.faremedia_id)
  return card ? { kind: 'guest', card } : refuse(codes.signInNeeded)
}

/** Returns the signed-in rider. Errors: refuses any other visitor with 401. */
export function riderOf(visitor: Visitor): { user: UserRecord; token: string } {
  return visitor.kind === 'rider' ? visitor : refuse(codes.signInNeeded)
}

/** A visitor whose password was right, whether or not the second factor is still due. */
export type Bearer = Extract<Visitor, { token: string }>

export function bearerOf(visitor: Visitor): Bearer {
  return 'token' in visitor ? visitor : refuse(codes.signInNeeded)
}

/** Returns the owner of quotes and payments: the rider, or one shared name for all visitors without an account. */
export const ownerOf = (visitor: Visitor): string => (visitor.kind === 'rider' ? visitor.user.uuid : 'anonymous')
