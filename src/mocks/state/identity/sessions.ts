/** The owner of a token, and the rights that it gives. */
export interface SessionRecord {
  /** A temporary session opens only the second factor. */
  kind: 'rider' | 'temporary'
  user: string
  /** The session's start; null for a scenario's own session until the first call (`beginSessions`). */
  began: number | null
  code: SentCodeRecord | null
  /** The enrolled phone got a code that was entered, so another phone may take its place. */
  isPhoneProved?: boolean
}

/** A code that was sent by text message and not entered yet. */
export interface SentCodeRecord {
  phone: string
  /** Null for a scenario's own code, as for sessions. */
  sent: number | null
  tries_left: number
}

export interface SessionsState {
  /** Sessions by token. */
  sessions: Record<string, SessionRecord>
}

export const sessionsSeed = (): SessionsState => ({ sessions: {} })
