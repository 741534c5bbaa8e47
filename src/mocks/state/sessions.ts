/** Who holds a token, and how far that got them. */
export interface SessionRecord {
  /** A temporary one opens the second factor only. */
  kind: 'rider' | 'temporary'
  user: string
  /** When it began; null for a scenario's own until the first call (`beginSessions`). */
  began: number | null
  code: SentCodeRecord | null
}

/** A code that went out by text message and is awaited. */
export interface SentCodeRecord {
  phone: string
  /** Null as for sessions. */
  sent: number | null
  tries_left: number
}

export interface SessionsState {
  /** By token. */
  sessions: Record<string, SessionRecord>
}

export const sessionsSeed = (): SessionsState => ({ sessions: {} })
