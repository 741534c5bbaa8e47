import type { BusinessError } from './contract/base/common'
import type { AnyEndpoint } from './contract/base/endpoint'
import { notFound } from './contract/base/errorCodes'
import type { ErrorCode } from './contract/base/errorCodes'

/** What a call gives instead of a value: plain data for the store, without header, token or body. */
export type ApiError =
  /** No connection, or HTTP 503 (`unavailable`): one pop-up. `retryAfter` is in seconds. */
  | { kind: 'network'; unavailable: boolean; retryAfter?: number }
  | { kind: 'timeout' }
  /** Cancelled by the portal: a newer call, a page left, an earlier session. Shows nothing. */
  | { kind: 'aborted' }
  | { kind: 'unauthorized' }
  /** The code `sessionEnded`, or `accountClosed` (`isClosed`). */
  | { kind: 'sessionEnded'; isClosed?: boolean }
  /** `errors` in the contract's form, below 500 and not 429. `language`: of its messages, if not the one asked for. */
  | { kind: 'business'; errors: BusinessError[]; status: number; language?: string }
  /** Breaks the contract: malformed JSON, HTML, empty, wrong shape. */
  | { kind: 'badAnswer' }
  /** Any other status. Of a 429 the `errors`, if our own backend sent it. */
  | { kind: 'http'; status: number; retryAfter?: number; errors?: BusinessError[] }

/** `language`: of the texts, if not the one asked for. */
export type Result<T> = { ok: true; value: T; language?: string } | { ok: false; error: ApiError }

/** Also of a 429. */
const errorsIn = (error: ApiError): BusinessError[] => ('errors' in error && error.errors) || []

export const hasCode = (error: ApiError, code: ErrorCode): boolean =>
  errorsIn(error).some((entry) => entry.code === code)

/** For this visitor, or mostly by an old link. */
export const isNotFound = (error: ApiError): boolean =>
  hasCode(error, notFound) || (error.kind === 'http' && error.status === 404)

/** The session ended with this answer or before: the page is left in silence. */
export const isSessionOver = ({ kind }: ApiError): boolean =>
  kind === 'aborted' || kind === 'unauthorized' || kind === 'sessionEnded'

/**
 * Returns a spending call's refusals if they prove that nothing was taken: its contract lists every code. After any
 * other failure the portal looks the outcome up by the key (PAY-07, F21).
 */
export function provenRefusal({ spends }: AnyEndpoint, error: ApiError): BusinessError[] | undefined {
  const errors = errorsIn(error)
  const nothingTaken: readonly number[] = spends?.nothingTaken ?? []
  return errors.length > 0 && errors.every(({ code }) => nothingTaken.includes(code)) ? errors : undefined
}
