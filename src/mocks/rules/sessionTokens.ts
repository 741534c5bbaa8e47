import { own } from '../../shared/byName'
import type { BackendState } from '../state'
import type { UserRecord } from '../state/users'
import { nextNumber } from '../state/counters'
import type { SessionRecord } from '../state/sessions'

/** Milliseconds between the password and the second factor. */
const temporaryLife = 15 * 60_000

/** Signs a rider in; the token opens everything. */
export function startSession(state: BackendState, user: UserRecord, now: number): string {
  return keep(state, { kind: 'rider', user: user.uuid, began: now, code: null })
}

/** Lets a rider whose second factor is due go on to that step and nowhere else. */
export function startTemporarySession(state: BackendState, user: UserRecord, now: number, code: SessionRecord['code']) {
  return keep(state, { kind: 'temporary', user: user.uuid, began: now, code })
}

function keep(state: BackendState, session: SessionRecord): string {
  const token = `session-${nextNumber(state, 'token')}`
  state.sessions[token] = session
  return token
}

/** The session of a token while it lasts. */
export function sessionOf(state: BackendState, token: string, now: number): SessionRecord | undefined {
  const session = own(state.sessions, token)
  const isOver = session?.kind === 'temporary' && now - (session.began ?? now) >= temporaryLife
  return isOver ? undefined : session
}

export function endSessionsOf(state: BackendState, user: string): void {
  for (const [token, session] of Object.entries(state.sessions)) if (session.user === user) delete state.sessions[token]
}

/**
 * A scenario knows no time, so that it repeats and fits any clock: its half-finished sign-in and the code that was sent
 * begin with the first call, whichever it is.
 */
export function beginSessions(state: BackendState, now: number): void {
  for (const session of Object.values(state.sessions)) {
    session.began ??= now
    if (session.code) session.code.sent ??= now
  }
}
