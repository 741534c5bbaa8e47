import type { AnyEndpoint, BodyOf, Host } from './contract/endpoint'
import type { Visitor } from './visitorHeaders'

/** What a request needs to know of the portal, read anew for each one. */
export interface RequestContext {
  hosts: Record<Host, string>
  clientId: string
  childOrganizationUuid?: string
  language: string
  visitor: Visitor
  /** Rises whenever somebody signs in or out: an answer to an earlier session is dropped. */
  sessionEpoch: number
}

export interface RequestInput<E extends AnyEndpoint> {
  params?: Record<string, string>
  body?: BodyOf<E>
  /** Required by calls that spend: one key for one intent. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The caller looks the outcome up by itself and tells of it in its own place. */
  quiet?: boolean
  /** Who asks, where it is not who is here: a session that begins or ends with this call. */
  as?: Visitor
}
