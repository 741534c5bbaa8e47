import type { AnswerOf, AnyEndpoint, BodyOf, Host } from './contract/base/endpoint'
import type { Result } from './errors'
import type { Visitor } from './visitorHeaders'

/** The client reads the context for each request. */
export interface RequestContext {
  hosts: Record<Host, string>
  clientId: string
  childOrganizationUuid?: string
  language: string
  visitor: Visitor
  /** The number rises with every sign-in and sign-out. Answers of an earlier session are dropped. */
  sessionEpoch: number
  /** Returns the portal's time in milliseconds. */
  now(): number
}

export interface RequestInput<E extends AnyEndpoint> {
  params?: Record<string, string>
  body?: BodyOf<E>
  /** A call that spends has one key for one intent. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The caller looks the outcome up and reports it. */
  quiet?: boolean
  /** The caller reports the end of the session itself. */
  tellsEndItself?: boolean
  /** The visitor who sends the call, for a session that begins or ends with it. */
  as?: Visitor
}

export type Exchange = <E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  context: RequestContext,
) => Promise<Result<AnswerOf<E>>>
