import { isLeaving } from '../shared/navigation/leaving'
import type { AnswerOf, AnyEndpoint } from './contract/endpoint'
import type { ApiError, Result } from './errors'
import type { Exchange } from './exchange'
import type { RequestContext, RequestInput } from './requestInput'
import type { Visitor } from './visitorHeaders'

/** The portal's side of the client: where it reads its context and whom it tells. */
export interface ClientPort {
  context(): RequestContext
  /** A rider's session is over; called once for a session, however many calls were under way. */
  sessionLost(reason: 'unauthorized' | 'sessionEnded'): void
  /** The token between password and second factor has ended: from here on the context names somebody else. */
  temporaryRefused(): void
  /** No connection, time-out or 503 (API-05), which may name the seconds to wait. */
  connectionLost(unavailable: boolean, retryAfter?: number): void
}

let port: ClientPort | undefined

export function connectClient(to: ClientPort): void {
  port = to
}

/**
 * Sends one call of the contract. Gives its value or one ApiError, and never throws for anything that a network or a
 * backend can do.
 */
export async function request<E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E> = {},
): Promise<Result<AnswerOf<E>>> {
  if (!port) throw new Error('The client is not connected to the portal')
  if (endpoint.spends && !input.idempotencyKey) throw new Error(`${endpoint.name} spends money and needs a key`)
  const context = port.context()
  const visitor = input.as ?? context.visitor
  const result = await exchange(endpoint, input, { ...context, visitor })
  if (input.signal?.aborted || isOfEarlierSession(context.sessionEpoch, visitor, port.context()))
    return { ok: false, error: { kind: 'aborted' } }
  if (result.ok) return result
  if (visitor.kind === 'temporary' && result.error.kind === 'unauthorized') {
    // Of several calls under way, the first refusal has ended it.
    if (port.context().visitor.kind === 'temporary') port.temporaryRefused()
    // Nothing was done, and what was asked for is anybody's (decision 112).
    if (!endpoint.spends) return request(endpoint, { ...input, as: { kind: 'visitor' } })
  }
  tell(result.error, endpoint, visitor, input.quiet === true)
  return result
}

/** What it takes to send comes with the first call; a page that cannot fetch it has no connection. */
const exchange: Exchange = async (...call) => {
  const sending = await import('./exchange').catch(() => undefined)
  return sending ? sending.exchange(...call) : { ok: false, error: { kind: 'network', unavailable: false } }
}

/** A call with the temporary token is public: its answer still counts after the half-made sign-in has ended. */
const isOfEarlierSession = (epoch: number, askedAs: Visitor, { sessionEpoch, visitor: { kind } }: RequestContext) =>
  epoch !== sessionEpoch && (askedAs.kind !== 'temporary' || kind === 'rider' || kind === 'temporary')

function tell(error: ApiError, { endsSession }: AnyEndpoint, visitor: Visitor, quiet: boolean): void {
  const isSessionOver = error.kind === 'sessionEnded' || error.kind === 'unauthorized'
  if (isSessionOver && hasSession(visitor) && !endsSession) port?.sessionLost(error.kind)
  if (quiet || isLeaving()) return
  if (error.kind === 'network') port?.connectionLost(error.unavailable, error.retryAfter)
  if (error.kind === 'timeout') port?.connectionLost(false)
}

/** A guest who manages no card has nothing that could end, and is not sent away from buying as one (decision 25). */
const hasSession = (visitor: Visitor) =>
  visitor.kind === 'rider' || (visitor.kind === 'guest' && visitor.cardToken !== undefined)
