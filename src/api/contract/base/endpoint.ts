import type { GenericSchema, InferOutput } from 'valibot'
import { errorsOfEveryCall, notValid } from './errorCodes'
import type { ErrorCode } from './errorCodes'

/** Operator settings give their base addresses. */
export type Host = 'accounts' | 'transit' | 'web'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface EndpointDefinition<Body extends GenericSchema, Answer extends GenericSchema> {
  /** Also in `?fault=NAME:KIND`, and the OpenAPI operation id. */
  name: string
  host: Host
  method: Method
  /** Below the host; `:id` is a parameter. */
  path: string
  body?: Body
  answer: Answer
  /** Besides those of every call (`errorsOf`). */
  errors?: readonly ErrorCode[]
  /** Moves money: carries an idempotency key, waits 60 s instead of 30, and is never repeated without its key. */
  spends?: {
    /** Errors that prove that no money was taken. After any other failure the portal looks up the key. */
    nothingTaken: readonly ErrorCode[]
  }
  /** A 401 concerns the typed password or code, not the session. */
  keepsSession?: boolean
  /** An answer that the session is over is no news (AUTH-13). */
  endsSession?: boolean
}

export interface Endpoint<
  Body extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
> extends EndpointDefinition<Body, Answer> {}

/**
 * Declares one call, from which client types, checks, the mock and the OpenAPI document derive. Its words stand in
 * `document/calls`, its fields' in `document/fields`.
 */
export function endpoint<Body extends GenericSchema, Answer extends GenericSchema>(
  definition: EndpointDefinition<Body, Answer>,
): Endpoint<Body, Answer> {
  return definition
}

/** The lowest code first. */
export function errorsOf({ body, path, errors = [] }: AnyEndpoint): ErrorCode[] {
  const hasInput = body || path.includes('=:')
  const own: ErrorCode[] = hasInput ? [notValid, ...errors] : [...errors]
  return [...new Set([...own, ...errorsOfEveryCall])].sort((one, other) => one - other)
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- "any endpoint" needs a variance-free bound
export type AnyEndpoint = EndpointDefinition<any, any>
export type BodyOf<E extends AnyEndpoint> =
  E extends EndpointDefinition<infer B, GenericSchema> ? InferOutput<B> : never
export type AnswerOf<E extends AnyEndpoint> =
  E extends EndpointDefinition<GenericSchema, infer A> ? InferOutput<A> : never
