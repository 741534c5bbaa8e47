import type { AnswerOf, AnyEndpoint, BodyOf, Host } from './contract/base/endpoint'
import type { Result } from './errors'
import type { Visitor } from './visitorHeaders'

/** Read for each request. */
export interface RequestContext {
  hosts: Record<Host, string>
  clientId: string
  childOrganizationUuid?: string
  language: string
  visitor: Visitor
  /** Rises with every sign-in and sign-out: an earlier session's answers are dropped. */
  sessionEpoch: number
  /** Milliseconds of the portal's clock. */
  now(): number
}

export interface RequestInput<E extends AnyEndpoint> {
  params?: Record<string, string>
  body?: BodyOf<E>
  /** For calls that spend: one key for one intent. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The caller looks the outcome up and tells it. */
  quiet?: boolean
  /** The session's end is an outcome that the caller tells. */
  tellsEndItself?: boolean
  /** The visitor to send as, for a session that begins or ends with this call. */
  as?: Visitor
}

export type Exchange = <E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  context: RequestContext,
) => Promise<Result<AnswerOf<E>>>
