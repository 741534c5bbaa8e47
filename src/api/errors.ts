import type { BusinessError } from './contract/base/common'
import type { AnyEndpoint } from './contract/base/endpoint'
import { notFound } from './contract/base/errorCodes'
import type { ErrorCode } from './contract/base/errorCodes'

/** The result of a call without a value: plain data for the store, without header, token or body. */
export type ApiError =
  /** There is no connection, or an HTTP 503 (`unavailable`). One pop-up shows. `retryAfter` is in seconds. */
  | { kind: 'network'; unavailable: boolean; retryAfter?: number }
  | { kind: 'timeout' }
  /**
   * The portal cancelled the call, because of a newer call, a page that was left, or an earlier session. Nothing shows.
   */
  | { kind: 'aborted' }
  | { kind: 'unauthorized' }
  /** The answer has the code `sessionEnded`, or `accountClosed` (`isClosed`). */
  | { kind: 'sessionEnded'; isClosed?: boolean }
  /**
   * `errors` in the contract's form, with a status below 500 other than 429. `language` is that of the messages, if
   * another was asked for.
   */
  | { kind: 'business'; errors: BusinessError[]; status: number; language?: string }
  /** The answer breaks the contract: malformed JSON, HTML, empty, wrong shape. */
  | { kind: 'badAnswer' }
  /** Any other status. A 429 has `errors` if our own backend sent it. */
  | { kind: 'http'; status: number; retryAfter?: number; errors?: BusinessError[] }

/** `language` is that of the texts, if another was asked for. */
export type Result<T> = { ok: true; value: T; language?: string } | { ok: false; error: ApiError }

/** A 429 may have errors, too. */
const errorsIn = (error: ApiError): BusinessError[] => ('errors' in error && error.errors) || []

export const hasCode = (error: ApiError, code: ErrorCode): boolean =>
  errorsIn(error).some((entry) => entry.code === code)

/** It does not exist for this visitor, mostly because of an old link. */
export const isNotFound = (error: ApiError): boolean =>
  hasCode(error, notFound) || (error.kind === 'http' && error.status === 404)

/** Tells whether the session ended with this answer or before. The page is then left in silence. */
export const isSessionOver = ({ kind }: ApiError): boolean =>
  kind === 'aborted' || kind === 'unauthorized' || kind === 'sessionEnded'

/**
 * Returns the refusals of a spending call if they prove that nothing was taken: its contract lists every code. After
 * any other failure the portal looks the outcome up by the key (PAY-07, F21).
 */
export function provenRefusal({ spends }: AnyEndpoint, error: ApiError): BusinessError[] | undefined {
  const errors = errorsIn(error)
  const nothingTaken: readonly number[] = spends?.nothingTaken ?? []
  return errors.length > 0 && errors.every(({ code }) => nothingTaken.includes(code)) ? errors : undefined
}
