import type { GenericSchema, InferOutput } from 'valibot'
import { errorsOfEveryCall, notValid } from './errorCodes'
import type { ErrorCode } from './errorCodes'

/** The three backends of a provider; their base addresses are operator settings. */
export type Host = 'accounts' | 'transit' | 'web'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface EndpointDefinition<Body extends GenericSchema, Answer extends GenericSchema> {
  /** The call's name for testers (`?fault=NAME:KIND`), fault table and OpenAPI operation id. */
  name: string
  host: Host
  method: Method
  /** Path below the host; `:id` marks a parameter. */
  path: string
  summary: string
  /** Schema of the JSON body; absent for calls without one. */
  body?: Body
  /** Schema of `data` in the answer's envelope. */
  answer: Answer
  /** Business errors that it may answer, besides those of every call (`errorsOf`). */
  errors?: readonly ErrorCode[]
  /** Money moves: carries an idempotency key, waits 60 s instead of 30 s, is never repeated without its key. */
  spends?: {
    /** The errors after which certainly nothing was taken. Any other failure has to be looked up by the key. */
    nothingTaken: readonly ErrorCode[]
  }
  /** A 401 here says something about what was typed, not about the session (sign-in, code check). */
  keepsSession?: boolean
  /** It asks for the session's end: that the session has ended already is no news (AUTH-13). */
  endsSession?: boolean
}

export interface Endpoint<
  Body extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
> extends EndpointDefinition<Body, Answer> {}

/** Declares one call. Client types, answer checks, mock behaviour and the OpenAPI document all come from it. */
export function endpoint<Body extends GenericSchema, Answer extends GenericSchema>(
  definition: EndpointDefinition<Body, Answer>,
): Endpoint<Body, Answer> {
  return definition
}

/** Every business error that the call may answer, lowest first. */
export function errorsOf({ body, errors = [] }: AnyEndpoint): ErrorCode[] {
  const own: ErrorCode[] = body ? [notValid, ...errors] : [...errors]
  return [...new Set([...own, ...errorsOfEveryCall])].sort((one, other) => one - other)
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- "any endpoint" needs a variance-free bound
export type AnyEndpoint = EndpointDefinition<any, any>
export type BodyOf<E extends AnyEndpoint> =
  E extends EndpointDefinition<infer B, GenericSchema> ? InferOutput<B> : never
export type AnswerOf<E extends AnyEndpoint> =
  E extends EndpointDefinition<GenericSchema, infer A> ? InferOutput<A> : never
