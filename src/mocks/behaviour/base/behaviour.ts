import type { AnyEndpoint, BodyOf } from '../../../api/contract/base/endpoint'
import type { CallName, Contract } from '../../../api/contract/index'
import type { SentAnswer } from '../../rules/base/sentAnswer'
import type { Visitor } from '../../rules/base/visitor'
import type { BackendState } from '../../state'
import type { Language } from '../../words/language'

export interface CallContext<E extends AnyEndpoint = AnyEndpoint> {
  state: BackendState
  body: BodyOf<E>
  params: Record<string, string>
  query: URLSearchParams
  headers: Headers
  language: Language
  visitor: Visitor
  /** The backend's clock, in milliseconds since the epoch. */
  now: number
}

/** Changes the state and returns the answer's data, or throws a refusal. */
export type Behaviour<E extends AnyEndpoint> = (context: CallContext<E>) => SentAnswer<E>

/** The part of the backend that answers the named calls. A missing call or a wrong answer does not compile. */
export type BehaviourOf<Name extends CallName> = { [N in Name]: Behaviour<Contract[N]> }

export type CallsOf<ContractFile> = Extract<keyof ContractFile, CallName>
