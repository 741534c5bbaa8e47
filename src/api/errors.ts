import type { BusinessError } from './contract/common'

/**
 * Everything that can become of a call besides its value. Plain data: errors live in the store, and none carries a
 * header, a token or a body.
 */
export type ApiError =
  /** No connection, reset, or HTTP 503 (`unavailable`): the pop-up "No Internet Connection" shows once. */
  | { kind: 'network'; unavailable: boolean }
  | { kind: 'timeout' }
  /** Cancelled by us: a newer call, a left page, an earlier session. Nothing to show. */
  | { kind: 'aborted' }
  | { kind: 'unauthorized' }
  /** Error code 50020 in any answer. */
  | { kind: 'sessionEnded' }
  /** The `errors` array of an answer that was understood. */
  | { kind: 'business'; errors: BusinessError[]; status: number }
  /** An answer that is not what the contract says: malformed JSON, HTML, empty, wrong shape. */
  | { kind: 'badAnswer' }
  /** `retryAfter` in seconds, where the answer names it. */
  | { kind: 'http'; status: number; retryAfter?: number }

export type Result<T> = { ok: true; value: T } | { ok: false; error: ApiError }

/** Whether a business error carries the given code (calls.md: 40010 promo, 40201 declined, …). */
export function hasCode(error: ApiError, code: number): boolean {
  return error.kind === 'business' && error.errors.some((entry) => entry.code === code)
}

/** Whether it cannot be told if the backend did what was asked: the outcome must be looked up before a new try. */
export function isOutcomeUnknown(error: ApiError): boolean {
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'badAnswer':
      return true
    case 'http':
      return error.status >= 500
    default:
      return false
  }
}
