import type { BusinessError } from './contract/base/common'
import type { AnyEndpoint } from './contract/base/endpoint'
import type { ErrorCode } from './contract/base/errorCodes'

/**
 * Every result of a call other than its value. Errors are plain data, because the store holds them, and none carries a
 * header, a token or a body.
 */
export type ApiError =
  /**
   * No connection, connection reset, or HTTP 503 (`unavailable`): the pop-up "No Internet Connection" shows once.
   * `retryAfter` is in seconds, if the answer names it.
   */
  | { kind: 'network'; unavailable: boolean; retryAfter?: number }
  | { kind: 'timeout' }
  /**
   * The portal cancelled the call: for a newer call, after leaving the page, or in an earlier session. It shows
   * nothing.
   */
  | { kind: 'aborted' }
  | { kind: 'unauthorized' }
  /** Any answer with the code `sessionEnded`, or `accountClosed` (`isClosed`): the rider's account is gone. */
  | { kind: 'sessionEnded'; isClosed?: boolean }
  /**
   * The `errors` array of an answer that has the contract's form and a status below 500 other than 429. `language` is
   * that of its messages, if the answer names it and it is not the one asked for.
   */
  | { kind: 'business'; errors: BusinessError[]; status: number; language?: string }
  /** An answer that breaks the contract: malformed JSON, HTML, empty, wrong shape. */
  | { kind: 'badAnswer' }
  /** Any other status. With 429, `retryAfter` as above, and `errors` if our own backend sent the answer. */
  | { kind: 'http'; status: number; retryAfter?: number; errors?: BusinessError[] }

/** `language` is that of an answer's texts, if it is not the one asked for. */
export type Result<T> = { ok: true; value: T; language?: string } | { ok: false; error: ApiError }

/** The `errors` array of an answer, also of a 429. */
const errorsIn = (error: ApiError): BusinessError[] => ('errors' in error && error.errors) || []

/** Checks whether an error carries the given code of the contract, whatever its status. */
export const hasCode = (error: ApiError, code: ErrorCode): boolean =>
  errorsIn(error).some((entry) => entry.code === code)

/** Checks whether the session ended with this answer, or had ended before: the page is left, and says nothing. */
export const isSessionOver = ({ kind }: ApiError): boolean =>
  kind === 'aborted' || kind === 'unauthorized' || kind === 'sessionEnded'

/**
 * Returns the refusals of a call that spends, if they prove that nothing was taken: the contract says so for every code
 * in the answer. After any other failure the outcome is unknown, and the portal looks it up by the key (PAY-07, F21).
 */
export function provenRefusal({ spends }: AnyEndpoint, error: ApiError): BusinessError[] | undefined {
  const errors = errorsIn(error)
  const nothingTaken: readonly number[] = spends?.nothingTaken ?? []
  return errors.length > 0 && errors.every(({ code }) => nothingTaken.includes(code)) ? errors : undefined
}
