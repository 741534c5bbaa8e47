import type { BusinessError } from './contract/common'
import type { AnyEndpoint } from './contract/endpoint'
import type { ErrorCode } from './contract/errorCodes'

/**
 * Everything that can become of a call besides its value. Plain data: errors live in the store, and none carries a
 * header, a token or a body.
 */
export type ApiError =
  /**
   * No connection, reset, or HTTP 503 (`unavailable`): the pop-up "No Internet Connection" shows once. `retryAfter` in
   * seconds, where the answer names it.
   */
  | { kind: 'network'; unavailable: boolean; retryAfter?: number }
  | { kind: 'timeout' }
  /** Cancelled by us: a newer call, a left page, an earlier session. Nothing to show. */
  | { kind: 'aborted' }
  | { kind: 'unauthorized' }
  /** The code `sessionEnded` in any answer. */
  | { kind: 'sessionEnded' }
  /** The `errors` array of an answer that was understood, of a backend that did not break down over it. */
  | { kind: 'business'; errors: BusinessError[]; status: number }
  /** An answer that is not what the contract says: malformed JSON, HTML, empty, wrong shape. */
  | { kind: 'badAnswer' }
  /** `retryAfter` as above, with 429. `errors`: of a 429 that is our own backend's. */
  | { kind: 'http'; status: number; retryAfter?: number; errors?: BusinessError[] }

export type Result<T> = { ok: true; value: T } | { ok: false; error: ApiError }

/** The `errors` array of an answer, a 429's among them. */
const errorsIn = (error: ApiError): BusinessError[] => ('errors' in error && error.errors) || []

/** Whether an error carries the given code of the contract, whatever status came with it. */
export const hasCode = (error: ApiError, code: ErrorCode): boolean =>
  errorsIn(error).some((entry) => entry.code === code)

/**
 * What a call that spends was refused for, where it is lookUpEarlierTry that nothing was taken: the contract says so of every
 * code in the answer. After any other failure it is not known, and has to be looked up by the key (PAY-07, F21).
 */
export function provenRefusal({ spends }: AnyEndpoint, error: ApiError): BusinessError[] | undefined {
  const errors = errorsIn(error)
  const nothingTaken: readonly number[] = spends?.nothingTaken ?? []
  return errors.length > 0 && errors.every(({ code }) => nothingTaken.includes(code)) ? errors : undefined
}
