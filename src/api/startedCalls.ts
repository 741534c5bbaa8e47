import type { AnswerOf, AnyEndpoint } from './contract/base/endpoint'
import type { Result } from './errors'
import type { Exchange, RequestContext, RequestInput } from './requestInput'

/** A read of the contract, as a flow would send it. */
export interface Call {
  endpoint: AnyEndpoint
  input: RequestInput<AnyEndpoint>
}

/** A call that the entry sent beside the portal's code. */
export interface StartedCall extends Call {
  /** What it was sent with. The session had no epoch yet. */
  context: Omit<RequestContext, 'sessionEpoch'>
  /** The judged answer. The portal has not reacted to it yet. */
  result: Promise<Result<unknown>>
  abort: () => void
  /** The code that sent it, for the portal's own requests. */
  exchange: Exchange
}

interface Offer {
  calls: Promise<StartedCall[]>
  /** The session's epoch at the start of the portal. */
  epoch: number
  /** The name of the page whose calls they are. */
  page: string | undefined
}
let offer: Offer | undefined

/** The portal has started, in this epoch of the session: its own requests may take up what the entry has sent. */
export function offerStarted(calls: Promise<StartedCall[]>, epoch: number, page?: string): void {
  offer = { calls: calls.catch(() => []), epoch, page }
}

/** Ends the calls that no request has taken up, because their page was left, unless the new address is of the same page. */
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
 * Returns the answer of the call that the entry has sent, if it is the same call with the same headers. Each call is
 * taken up once. What differs is aborted: after another language or visitor all started calls, otherwise those of the
 * same endpoint.
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
  if (calls.length === 0) offer = undefined
  if (!found) return undefined
  if (input.signal?.aborted) found.abort()
  input.signal?.addEventListener('abort', found.abort, { once: true })
  return found.result as Promise<Result<AnswerOf<E>>>
}
