import type { GenericSchema, InferOutput } from 'valibot'
import { errorsOfEveryCall, notValid } from './errorCodes'
import type { ErrorCode } from './errorCodes'

/** The three backends of a transit provider. Operator settings give their base addresses. */
export type Host = 'accounts' | 'transit' | 'web'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface EndpointDefinition<Body extends GenericSchema, Answer extends GenericSchema> {
  /** The call's name: in `?fault=NAME:KIND`, in the fault table and as the OpenAPI operation id. */
  name: string
  host: Host
  method: Method
  /** Path below the host; `:id` marks a parameter. */
  path: string
  summary: string
  /** The schema of the JSON body. Calls without a body have none. */
  body?: Body
  /** The schema of `data` in the answer's envelope. */
  answer: Answer
  /** Business errors that this call may answer, besides those of every call (`errorsOf`). */
  errors?: readonly ErrorCode[]
  /**
   * The call moves money: it carries an idempotency key, waits 60 s instead of 30 s, and is never repeated without its
   * key.
   */
  spends?: {
    /**
     * The errors which prove that no money was taken. After any other failure the portal looks the outcome up by the
     * key.
     */
    nothingTaken: readonly ErrorCode[]
  }
  /** A 401 here concerns the typed password or code, not the session (sign-in, code check). */
  keepsSession?: boolean
  /** The call ends the session, so an answer that the session has already ended is not reported (AUTH-13). */
  endsSession?: boolean
}

export interface Endpoint<
  Body extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
> extends EndpointDefinition<Body, Answer> {}

/** Declares one call. Client types, answer checks, mock behaviour and the OpenAPI document all derive from it. */
export function endpoint<Body extends GenericSchema, Answer extends GenericSchema>(
  definition: EndpointDefinition<Body, Answer>,
): Endpoint<Body, Answer> {
  return definition
}

/** Returns every business error that the call may answer, the lowest code first. */
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
