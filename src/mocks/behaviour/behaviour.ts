import type { AnyEndpoint, BodyOf } from '../../api/contract/endpoint'
import type { CallName, Contract } from '../../api/contract'
import type { SentAnswer } from '../rules/sentAnswer'
import type { Visitor } from '../rules/visitor'
import type { BackendState } from '../state'
import type { Language } from '../words/language'

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

/** The calls that a file of the contract declares. */
export type CallsOf<ContractFile> = Extract<keyof ContractFile, CallName>
