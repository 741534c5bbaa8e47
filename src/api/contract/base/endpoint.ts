import type { GenericSchema, InferOutput } from 'valibot'
import { errorsOfEveryCall, notValid } from './errorCodes'
import type { ErrorCode } from './errorCodes'

/** The operator's settings give the addresses of the hosts. */
export type Host = 'accounts' | 'transit' | 'web'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface EndpointDefinition<Body extends GenericSchema, Answer extends GenericSchema> {
  /** `?fault=NAME:KIND` and the OpenAPI operation id use the name, too. */
  name: string
  host: Host
  method: Method
  /** The path below the host. `:id` is a parameter. */
  path: string
  body?: Body
  answer: Answer
  /** Errors of this call, besides those of every call (`errorsOf`). */
  errors?: readonly ErrorCode[]
  /**
   * The call moves money: it carries an idempotency key, waits 60 s instead of 30 s, and is never repeated without its
   * key.
   */
  spends?: {
    /**
     * Errors that prove that no money was taken. After any other failure the portal looks the outcome up by the key.
     */
    nothingTaken: readonly ErrorCode[]
  }
  /** A 401 concerns the typed password or code, not the session. */
  keepsSession?: boolean
  /** The call ends the session, so an answer that the session is over is not reported (AUTH-13). */
  endsSession?: boolean
}

export interface Endpoint<
  Body extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
> extends EndpointDefinition<Body, Answer> {}

/**
 * Declares one call. Client types, checks, the mock and the OpenAPI document derive from it. Its texts are in
 * `document/calls`, those of its fields in `document/fields`.
 */
export function endpoint<Body extends GenericSchema, Answer extends GenericSchema>(
  definition: EndpointDefinition<Body, Answer>,
): Endpoint<Body, Answer> {
  return definition
}

/** Returns the errors of a call, the lowest code first. */
export function errorsOf({ body, path, errors = [] }: AnyEndpoint): ErrorCode[] {
  const hasInput = body || path.includes('=:')
  const own: ErrorCode[] = hasInput ? [notValid, ...errors] : [...errors]
  return [...new Set([...own, ...errorsOfEveryCall])].sort((one, other) => one - other)
}

// oxlint-disable-next-line typescript/no-explicit-any -- "any endpoint" needs a variance-free bound
export type AnyEndpoint = EndpointDefinition<any, any>
export type BodyOf<E extends AnyEndpoint> =
  E extends EndpointDefinition<infer B, GenericSchema> ? InferOutput<B> : never
export type AnswerOf<E extends AnyEndpoint> =
  E extends EndpointDefinition<GenericSchema, infer A> ? InferOutput<A> : never
