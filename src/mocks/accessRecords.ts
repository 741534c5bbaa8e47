import type { Localized } from './state'

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

export interface InviteRecord {
  email: string
  inviter: string
  access: Localized
}

/** Links that were mailed, by their token: to a user's uuid, or to the invitation. */
export interface MailedLinks {
  confirm: Record<string, string>
  reset: Record<string, string>
  invite: Record<string, InviteRecord>
}

/** A receipt as it was mailed; the code is null for a rider's order, which needs none. */
export interface MailedReceipt {
  to: string
  order_number: string
  claim_code: string | null
}
