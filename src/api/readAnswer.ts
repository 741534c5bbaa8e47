import * as v from 'valibot'
import { businessError } from './contract/base/common'
import type { BusinessError } from './contract/base/common'
import type { AnyEndpoint } from './contract/base/endpoint'
import { accountClosed, sessionEnded } from './contract/base/errorCodes'
import type { ApiError, Result } from './errors'
import { tell } from './reports/tell'
import type { Visitor } from './visitorHeaders'

/** The answer as it came, not yet checked. */
export interface RawAnswer {
  status: number
  text: string
  retryAfter?: number
  /** The language of the answer, if another was asked for. */
  language?: string
}

const envelope = v.object({ errors: v.optional(v.nullable(v.array(businessError)), []), data: v.optional(v.unknown()) })

const failed = (error: ApiError): Result<never> => ({ ok: false, error })

/**
 * Judges an answer by the contract (API-04), in this order: no connection, session, broken backend, business errors,
 * status, shape. A body outside the contract's form never shows. The errors of a broken backend are ignored, because it
 * may have done the work.
 */
export function readAnswer<T>(endpoint: AnyEndpoint, answer: RawAnswer, visitor: Visitor): Result<T> {
  if (answer.status === 503) return failed({ kind: 'network', unavailable: true, retryAfter: answer.retryAfter })
  const json = parseJson(answer.text)
  const isClosed = tells(json, accountClosed)
  if (isClosed || tells(json, sessionEnded)) {
    if (visitor.kind === 'rider') return failed({ kind: 'sessionEnded', ...(isClosed && { isClosed }) })
    // For a guest with a card and an unfinished sign-in, this code counts as a 401 (decision 25). The calls of the
    // second step handle it themselves. A visitor has no session that could end.
    const isHalfDone = visitor.kind === 'temporary' && !endpoint.keepsSession
    if (visitor.kind === 'guest' || isHalfDone) return failed({ kind: 'unauthorized' })
  }
  const body = v.safeParse(envelope, json)
  const errors: BusinessError[] = (body.success && body.output.errors) || []
  const hasData = body.success && body.output.data != null
  const status = hasData ? answer.status : meantStatus(answer.status, errors)
  if (status === 401 && !endpoint.keepsSession) return failed({ kind: 'unauthorized' })
  if (status >= 500) return failed({ kind: 'http', status })
  // An answer that contains an order is not a refusal.
  if (endpoint.spends && errors.length > 0 && hasData) return bad(endpoint)
  if (status === 429)
    return failed({ kind: 'http', status, retryAfter: answer.retryAfter, ...(errors[0] && { errors }) })
  if (errors.length > 0) return failed({ kind: 'business', errors, status, language: answer.language })
  if (status < 200 || status > 299) return failed({ kind: 'http', status })
  if (status === 204 || status === 205) return checked(endpoint, null)
  if (!body.success) return bad(endpoint)
  const result = checked<T>(endpoint, body.output.data ?? null)
  return result.ok && answer.language ? { ...result, language: answer.language } : result
}

/** A backend that can answer only with 200 says by the first three digits of a code which status it means (decision 225). */
function meantStatus(status: number, [first]: BusinessError[]): number {
  const meant = Math.floor((first?.code ?? 0) / 100)
  return status === 200 && meant >= 400 && meant <= 499 ? meant : status
}

/** `path` leads to the first field that does not fit. Its value is noted nowhere. */
function bad(endpoint: AnyEndpoint, path: { key: unknown }[] = []): Result<never> {
  tell({ kind: 'badAnswer', endpoint, path: path.map(({ key }) => key) })
  return failed({ kind: 'badAnswer' })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Tells whether `errors` contain the code, at any depth and whatever else is wrong (F11). */
function tells(json: unknown, code: number): boolean {
  return typeof json === 'object' && json !== null && 'errors' in json && holds(json.errors, code, 0)
}

function holds(errors: unknown, code: number, depth: number): boolean {
  if (typeof errors !== 'object' || errors === null || depth > 5) return false
  // The code may be text. Other types are not converted, because JSON can hold objects that are no number.
  if ('code' in errors && (errors.code === code || errors.code === String(code))) return true
  return Object.values(errors).some((entry) => holds(entry, code, depth + 1))
}

function checked<T>(endpoint: AnyEndpoint, data: unknown): Result<T> {
  const parsed = v.safeParse(endpoint.answer, data)
  return parsed.success ? { ok: true, value: parsed.output as T } : bad(endpoint, parsed.issues[0].path)
}
