import type { AnswerOf, AnyEndpoint } from './contract/base/endpoint'
import type { Result } from './errors'
import type { Exchange, RequestContext, RequestInput } from './requestInput'

/** A read, as a flow would send it. */
export interface Call {
  endpoint: AnyEndpoint
  input: RequestInput<AnyEndpoint>
}

/** A call that the entry sent while the portal's code was loading. */
export interface StartedCall extends Call {
  /** The session had no epoch yet. */
  context: Omit<RequestContext, 'sessionEpoch'>
  /** The judged answer. The portal has not reacted to it yet. */
  result: Promise<Result<unknown>>
  abort: () => void
  /** The document shows the answer. */
  isShown?: boolean
  /** The portal's own requests use this code, too. */
  exchange: Exchange
}

interface Offer {
  calls: Promise<StartedCall[]>
  /** The epoch of the session when the portal started. */
  epoch: number
  /** The page that needs the calls. */
  page: string | undefined
}
/** Promises of the entry, which runs before there is a store. */
let offer: Offer | undefined

/** Lets the portal's requests of this epoch take up the entry's calls. */
export function offerStarted(calls: Promise<StartedCall[]>, epoch: number, page?: string): void {
  offer = { calls: calls.catch(() => []), epoch, page }
}

/** Ends the calls that no request took up before their page was left. */
export function dropStarted(page?: string): void {
  if (page !== undefined && page === offer?.page) return
  void offer?.calls.then((calls) => calls.splice(0).forEach((call) => call.abort()))
  offer = undefined
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isSameCall = (one: Call, other: Call) =>
  one.endpoint === other.endpoint &&
  isSame(one.input.params ?? {}, other.input.params ?? {}) &&
  isSame(one.input.body ?? {}, other.input.body ?? {})

/**
 * Returns the answer of a started call, once, if the call and its headers are the same. If not, it aborts started
 * calls: all after another language or visitor, else those of the same endpoint.
 */
export async function takeStarted<E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  { sessionEpoch, ...context }: RequestContext,
): Promise<Result<AnswerOf<E>> | undefined> {
  if (!offer) return undefined
  const { calls: offered, epoch } = offer
  const calls = await offered
  const isOutdated = epoch !== sessionEpoch || calls.some((call) => !isSame(call.context, context))
  const found = isOutdated ? undefined : calls.find((call) => isSameCall(call, { endpoint, input }))
  const ended = found ? [found] : calls.filter((call) => isOutdated || call.endpoint === endpoint)
  for (const call of ended) {
    calls.splice(calls.indexOf(call), 1)
    if (call !== found) call.abort()
  }
  // A newer visit may have offered its own.
  if (calls.length === 0 && offer?.calls === offered) offer = undefined
  if (!found) return undefined
  if (input.signal?.aborted) found.abort()
  input.signal?.addEventListener('abort', found.abort, { once: true })
  return found.result as Promise<Result<AnswerOf<E>>>
}
