import type { AnswerOf, AnyEndpoint } from './contract/base/endpoint'
import type { ApiError, Result } from './errors'
import type { Exchange, RequestContext, RequestInput } from './requestInput'
import { takeStarted } from './startedCalls'
import type { Visitor } from './visitorHeaders'

/** Where the client reads its context, and whom it informs. */
export interface ClientPort {
  context(): RequestContext
  /** Called once per session, however many calls were under way. */
  sessionLost(reason: 'unauthorized' | 'sessionEnded'): void
  /** Called for each such answer, because the session goes on until the rider has read it. */
  accountClosed(): void
  /** The token between password and second factor has ended. From here on the context names another visitor. */
  temporaryRefused(): void
  /** There is no connection, or a timeout or 503 (API-05). `retryAfter` is in seconds. */
  connectionLost(unavailable: boolean, retryAfter?: number): void
  /** Tells whether the browser leaves the page and so stops its requests, which is no failure of the connection. */
  isLeaving(): boolean
  /** The texts of an answer are in another language than was asked for. */
  answeredIn(language: string, value: unknown): void
  /** The page needs a request that is under way. */
  asked(answer: Promise<unknown>): void
}

/** The portal sets it at its start, because the client knows neither clock nor session. */
let port: ClientPort | undefined

export function connectClient(to: ClientPort): void {
  port = to
}

/** Sends one call of the contract. Returns its value or one ApiError, and never throws. */
export async function request<E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E> = {},
): Promise<Result<AnswerOf<E>>> {
  if (!port) throw new Error('The client is not connected to the portal')
  if (endpoint.spends && !input.idempotencyKey) throw new Error(`${endpoint.name} spends money and needs a key`)
  const context = port.context()
  const visitor = input.as ?? context.visitor
  const answer = exchange(endpoint, input, { ...context, visitor })
  port.asked(answer)
  const result = await answer
  if (input.signal?.aborted || isOfEarlierSession(context.sessionEpoch, visitor, port.context()))
    return { ok: false, error: { kind: 'aborted' } }
  if (result.ok) {
    if (result.language) port.answeredIn(result.language, result.value)
    return result
  }
  if (visitor.kind === 'temporary' && result.error.kind === 'unauthorized') {
    // If several calls are under way, only the first refusal reports the end of the token.
    if (port.context().visitor.kind === 'temporary') port.temporaryRefused()
    // The backend did nothing, and a visitor without a session may call again (decision 112).
    if (!endpoint.spends) return request(endpoint, { ...input, as: { kind: 'visitor' } })
  }
  tell(result.error, visitor, input, endpoint.endsSession === true)
  return result
}

/** The code that sends, which a store cannot hold. */
let send: Exchange | undefined

/** Keeps the code that sends requests, because each import waits for a task, even of a loaded file. */
export function keepExchange(loaded: Exchange | undefined): Exchange | undefined {
  send ??= loaded
  return send
}

const loadExchange = async () => keepExchange((await import('./exchange').catch(() => undefined))?.exchange)

/** Takes up a call that the entry has sent. A page that cannot load this code has no connection. */
const exchange: Exchange = async (...call) => {
  const started = await takeStarted(...call)
  if (started) return started
  const sending = send ?? (await loadExchange())
  return sending ? sending(...call) : { ok: false, error: { kind: 'network', unavailable: false } }
}

/** Calls with the temporary token are public, so their answers count also after an unfinished sign-in. */
const isOfEarlierSession = (epoch: number, askedAs: Visitor, { sessionEpoch, visitor: { kind } }: RequestContext) =>
  epoch !== sessionEpoch && (askedAs.kind !== 'temporary' || kind === 'rider' || kind === 'temporary')

type Told = Pick<RequestInput<AnyEndpoint>, 'quiet' | 'tellsEndItself'>

function tell(error: ApiError, visitor: Visitor, input: Told, endsSession: boolean): void {
  const isSessionOver = error.kind === 'sessionEnded' || error.kind === 'unauthorized'
  if (isSessionOver && hasSession(visitor) && !endsSession && !input.tellsEndItself) {
    if ('isClosed' in error) port?.accountClosed()
    else port?.sessionLost(error.kind)
  }
  if (input.quiet || port?.isLeaving()) return
  if (error.kind === 'network') port?.connectionLost(error.unavailable, error.retryAfter)
  if (error.kind === 'timeout') port?.connectionLost(false)
}

/** A guest without a card has no session that could end, and goes on buying (decision 25). */
const hasSession = (visitor: Visitor) =>
  visitor.kind === 'rider' || (visitor.kind === 'guest' && visitor.cardToken !== undefined)
