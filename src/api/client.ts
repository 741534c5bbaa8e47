import type { AxiosResponse } from 'axios'
import type { AnswerOf, AnyEndpoint, BodyOf } from './contract/endpoint'
import type { Host } from './contract/endpoint'
import type { ApiError, Result } from './errors'
import { readAnswer } from './readAnswer'
import type { RawAnswer } from './readAnswer'
import { visitorHeaders } from './visitorHeaders'
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

/** The portal's side of the client: where it reads its context and whom it tells. */
export interface ClientPort {
  context(): RequestContext
  /** A rider's session is over; called once for a session, however many calls were under way. */
  sessionLost(reason: 'unauthorized' | 'sessionEnded'): void
  /** No connection, time-out or 503 (API-05). */
  connectionLost(unavailable: boolean): void
}

export interface RequestInput<E extends AnyEndpoint> {
  params?: Record<string, string>
  body?: BodyOf<E>
  /** Required by calls that spend: one key for one intent. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The caller looks the outcome up by itself and tells of it in its own place. */
  quiet?: boolean
  /** Who asks, where it is not who is here: the second step of signing in. */
  as?: Visitor
}

/** Milliseconds before a call is given up; tests have less. */
export const patience = { usual: 30_000, spending: 60_000 }

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
  const visitor = input.as ?? asking(context.visitor)
  const sent = await send(endpoint, input, { ...context, visitor })
  if (input.signal?.aborted || port.context().sessionEpoch !== context.sessionEpoch)
    return { ok: false, error: { kind: 'aborted' } }
  const result: Result<AnswerOf<E>> = 'kind' in sent ? { ok: false, error: sent } : readAnswer(endpoint, sent, visitor)
  if (!result.ok) tell(result.error, endpoint, visitor, input.quiet === true)
  return result
}

/** Between password and second factor one is a visitor like any other: the temporary token opens that step alone. */
const asking = (visitor: Visitor): Visitor => (visitor.kind === 'temporary' ? { kind: 'visitor' } : visitor)

function tell(error: ApiError, { endsSession }: AnyEndpoint, visitor: Visitor, quiet: boolean): void {
  const isSessionOver = error.kind === 'sessionEnded' || error.kind === 'unauthorized'
  if (isSessionOver && hasSession(visitor) && !endsSession) port?.sessionLost(error.kind)
  if (quiet) return
  if (error.kind === 'network') port?.connectionLost(error.unavailable)
  if (error.kind === 'timeout') port?.connectionLost(false)
}

/** A guest who manages no card has nothing that could end, and is not sent away from buying as one (decision 25). */
const hasSession = (visitor: Visitor) =>
  visitor.kind === 'rider' || (visitor.kind === 'guest' && visitor.cardToken !== undefined)

/** The only use of axios. Nothing of its errors leaves this function: they carry the authorization header. */
async function send<E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  context: RequestContext,
): Promise<RawAnswer | ApiError> {
  try {
    const { default: axios } = await import('axios')
    const answer: AxiosResponse<string> = await axios.request({
      url: address(endpoint, input.params ?? {}, context),
      method: endpoint.method,
      headers: {
        ...visitorHeaders(context.visitor, context.clientId, context.language),
        ...(input.idempotencyKey ? { 'Idempotency-Key': input.idempotencyKey } : {}),
      },
      // Null and not undefined: without any data axios takes the content type away (API-01).
      data: endpoint.method === 'GET' ? null : JSON.stringify(input.body ?? {}),
      transformRequest: (data: unknown) => data,
      timeout: endpoint.spends ? patience.spending : patience.usual,
      signal: input.signal,
      // The body stays text until the contract has judged it: axios takes broken JSON for a success.
      responseType: 'text',
      transformResponse: (data: unknown) => data,
      validateStatus: () => true,
    })
    const retryAfter = Number(answer.headers['retry-after'])
    return {
      status: answer.status,
      text: answer.data ?? '',
      ...(Number.isFinite(retryAfter) && retryAfter > 0 ? { retryAfter } : {}),
    }
  } catch (thrown) {
    return transportError(thrown)
  }
}

function transportError(thrown: unknown): ApiError {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  if (code === 'ERR_CANCELED') return { kind: 'aborted' }
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return { kind: 'timeout' }
  return { kind: 'network', unavailable: false }
}

function address(endpoint: AnyEndpoint, params: Record<string, string>, context: RequestContext): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => segment(params[name] ?? ''))
  const url = context.hosts[endpoint.host] + path
  if (endpoint.host !== 'transit' || !context.childOrganizationUuid) return url
  const mark = url.includes('?') ? '&' : '?'
  return `${url}${mark}child_organization_uuid=${encodeURIComponent(context.childOrganizationUuid)}`
}

/**
 * A value as one step of a path. Dots alone mean "here" and "one up" to every browser, even as `%2E`: escaped twice they
 * are a name that nothing has, and stay in their place.
 */
const segment = (value: string) => encodeURIComponent(/^\.{1,2}$/.test(value) ? value.replaceAll('.', '%2E') : value)
