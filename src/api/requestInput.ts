import type { AnswerOf, AnyEndpoint, BodyOf, Host } from './contract/base/endpoint'
import type { Result } from './errors'
import type { Visitor } from './visitorHeaders'

/** What a request must know of the portal. The client reads it for each request. */
export interface RequestContext {
  hosts: Record<Host, string>
  clientId: string
  childOrganizationUuid?: string
  language: string
  visitor: Visitor
  /** Rises at every sign-in and sign-out. Answers to an earlier session are dropped. */
  sessionEpoch: number
  /** The portal's clock. */
  now(): number
}

export interface RequestInput<E extends AnyEndpoint> {
  params?: Record<string, string>
  body?: BodyOf<E>
  /** Required for calls that spend: one key for one intent. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The caller looks the outcome up itself and reports it in its own place. */
  quiet?: boolean
  /** The caller tells itself that the session has ended, because that is an outcome that it looks for. */
  tellsEndItself?: boolean
  /**
   * The visitor to send the call as, if it differs from the current one: for a session that begins or ends with this
   * call.
   */
  as?: Visitor
}

/** Sends one call and judges its answer by the contract. */
export type Exchange = <E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  context: RequestContext,
) => Promise<Result<AnswerOf<E>>>
