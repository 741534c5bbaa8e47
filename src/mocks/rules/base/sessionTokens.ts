import { own } from '../../../shared/byName'
import type { BackendState } from '../../state'
import type { UserRecord } from '../../state/identity/users'
import { nextNumber } from '../../state/tester/counters'
import type { SessionRecord } from '../../state/identity/sessions'

/** The lifetime of a temporary session, in milliseconds. */
const temporaryLife = 15 * 60_000

export function startSession(state: BackendState, user: UserRecord, now: number): string {
  return keep(state, { kind: 'rider', user: user.uuid, began: now, code: null })
}

/** Starts a session for a rider whose second factor is due. Its token opens only that step. */
export function startTemporarySession(state: BackendState, user: UserRecord, now: number, code: SessionRecord['code']) {
  return keep(state, { kind: 'temporary', user: user.uuid, began: now, code })
}

function keep(state: BackendState, session: SessionRecord): string {
  const token = `session-${nextNumber(state, 'token')}`
  state.sessions[token] = session
  return token
}

/** Returns the session of a token, or undefined once it has expired. */
export function sessionOf(state: BackendState, token: string, now: number): SessionRecord | undefined {
  const session = own(state.sessions, token)
  const isOver = session?.kind === 'temporary' && now - (session.began ?? now) >= temporaryLife
  return isOver ? undefined : session
}

export function endSessionsOf(state: BackendState, user: string): void {
  for (const [token, session] of Object.entries(state.sessions)) if (session.user === user) delete state.sessions[token]
}

/**
 * Scenarios hold no times, so that they repeat and fit any clock: their unfinished sign-in and its code begin with the
 * first call of any kind.
 */
export function beginSessions(state: BackendState, now: number): void {
  for (const session of Object.values(state.sessions)) {
    session.began ??= now
    if (session.code) session.code.sent ??= now
  }
}
