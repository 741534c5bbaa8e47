/**
 * The types that openapi-typescript makes of the document equal those that the portal uses. For each call: the portal's
 * body fits the document's and the document's fits the portal's; whatever answer the document allows is one that the
 * portal takes; and what the portal makes of an answer is, as it was sent, one that the document allows. Of what it makes
 * more than types can say (a price text becomes a number) only the result is compared. `npm run types` is the test.
 */
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { GoodList } from '../../src/api/contract/base/listOfGood'
import type { EndpointDefinition } from '../../src/api/contract/base/endpoint'
import type { CallName, Contract } from '../../src/api/contract/index'
import type { operations } from './types'

/** The type as it was sent: a list with its good entries counted is a list, and nothing is null. */
type Sent<T> = unknown extends T
  ? null
  : T extends GoodList<infer E>
    ? Sent<E>[]
    : T extends (infer E)[]
      ? Sent<E>[]
      : T extends object
        ? { [K in keyof T]: Sent<T[K]> }
        : T

type Told<N extends CallName> = operations[N] extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : undefined
type Good<A> = A extends { errors: unknown[] } ? never : A extends { data?: infer D } ? D : never
type Data<N extends CallName> = Good<operations[N]['responses'][200]['content']['application/json']>

type Own<N extends CallName> = Contract[N] extends EndpointDefinition<infer B, infer A> ? { body: B; answer: A } : never
type In<S> = S extends GenericSchema ? InferInput<S> : never
type Out<S> = S extends GenericSchema ? InferOutput<S> : never
type Body<N extends CallName> = unknown extends In<Own<N>['body']> ? undefined : In<Own<N>['body']>

type Fits<One, Other> = [One] extends [Other] ? true : false
type Equal<N extends CallName> = [
  portalBodyFits: Fits<Body<N>, Told<N>>,
  documentBodyFits: Fits<Told<N>, Body<N>>,
  documentAnswerFits: Fits<Data<N>, In<Own<N>['answer']>>,
  portalAnswerFits: Fits<Sent<Out<Own<N>['answer']>>, Data<N>>,
]
type Differing = { [N in CallName]: Equal<N> extends [true, true, true, true] ? never : N }[CallName]

/** A call that differs is named by the error here: it is missing. */
export const differing: Record<Differing, 'differs'> = {}
/** Calls of the document that the portal does not know. */
export const unknown: Record<Exclude<keyof operations, CallName>, 'unknown'> = {}
