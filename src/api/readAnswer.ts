import * as v from 'valibot'
import { businessError } from './contract/common'
import type { BusinessError } from './contract/common'
import type { AnyEndpoint } from './contract/endpoint'
import { sessionEnded } from './contract/errorCodes'
import type { ApiError, Result } from './errors'
import type { Visitor } from './visitorHeaders'

/** What came over the wire: the status and the body as text, before anything is believed about it. */
export interface RawAnswer {
  status: number
  text: string
  retryAfter?: number
}

const envelope = v.object({ errors: v.optional(v.nullable(v.array(businessError)), []), data: v.optional(v.unknown()) })

const failed = (error: ApiError): Result<never> => ({ ok: false, error })

/**
 * Judges an answer by the contract (API-04): a value, or the one error that it is.
 * Order: no connection, session, a backend that broke down, business errors, status, shape; a body that is not ours is
 * never shown, nor what a backend says that broke down: it may have done the work all the same.
 */
export function readAnswer<T>(endpoint: AnyEndpoint, answer: RawAnswer, visitor: Visitor): Result<T> {
  const { status } = answer
  if (status === 503) return failed({ kind: 'network', unavailable: true, retryAfter: answer.retryAfter })
  const json = parseJson(answer.text)
  if (endsSession(json)) {
    if (visitor.kind === 'rider') return failed({ kind: 'sessionEnded' })
    // A guest's card session ends as by 401 (decision 25), and so does a sign-in that is half done; the step in
    // between answers for itself. A visitor has no session that could end.
    const isHalfDone = visitor.kind === 'temporary' && !endpoint.keepsSession
    if (visitor.kind === 'guest' || isHalfDone) return failed({ kind: 'unauthorized' })
  }
  const body = v.safeParse(envelope, json)
  const errors: BusinessError[] = (body.success && body.output.errors) || []
  const hasData = body.success && body.output.data != null
  if (status === 401 && !endpoint.keepsSession) return failed({ kind: 'unauthorized' })
  if (status >= 500) return failed({ kind: 'http', status })
  // A refusal that brings an order along is none.
  if (endpoint.spends && errors.length > 0 && hasData) return failed({ kind: 'badAnswer' })
  if (status === 429)
    return failed({ kind: 'http', status, retryAfter: answer.retryAfter, ...(errors[0] && { errors }) })
  if (errors.length > 0) return failed({ kind: 'business', errors, status })
  if (status < 200 || status > 299) return failed({ kind: 'http', status })
  if (status === 204 || status === 205) return checked(endpoint, null)
  if (!body.success) return failed({ kind: 'badAnswer' })
  return checked(endpoint, body.output.data ?? null)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether `errors` hold the code, wherever in them it stands and whatever else is wrong with the answer (F11). */
function endsSession(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'errors' in json && holdsSessionEnd(json.errors, 0)
}

function holdsSessionEnd(errors: unknown, depth: number): boolean {
  if (typeof errors !== 'object' || errors === null || depth > 5) return false
  // As a text, too; anything else is not even tried, because JSON can hold objects that cannot become a number.
  if ('code' in errors && (errors.code === sessionEnded || errors.code === String(sessionEnded))) return true
  return Object.values(errors).some((entry) => holdsSessionEnd(entry, depth + 1))
}

function checked<T>(endpoint: AnyEndpoint, data: unknown): Result<T> {
  const parsed = v.safeParse(endpoint.answer, data)
  return parsed.success ? { ok: true, value: parsed.output as T } : failed({ kind: 'badAnswer' })
}
