import type { GenericSchema, InferInput } from 'valibot'
import type { CallName, Contract } from '../../api/contract'
import type { AnyEndpoint, BodyOf } from '../../api/contract/endpoint'
import type { BackendState, Language } from '../state'
import type { Visitor } from './visitor'

/** What a backend may send as `data`: the answer before the client reads it (a price may still be text). */
export type SentAnswer<E extends AnyEndpoint> = E extends { answer: infer A extends GenericSchema }
  ? InferInput<A>
  : never

export interface CallContext<E extends AnyEndpoint = AnyEndpoint> {
  state: BackendState
  body: BodyOf<E>
  params: Record<string, string>
  query: URLSearchParams
  headers: Headers
  language: Language
  visitor: Visitor
  /** Milliseconds since the epoch, by the backend's clock. */
  now: number
}

/** Changes the state and gives the answer's data, or throws a refusal. */
export type Behaviour<E extends AnyEndpoint> = (context: CallContext<E>) => SentAnswer<E>

/** The part of the backend that answers the named calls; a missing call or a wrong answer does not compile. */
export type BehaviourOf<Name extends CallName> = { [N in Name]: Behaviour<Contract[N]> }
