import axios from 'axios'
import type { AxiosAdapter, AxiosResponse } from 'axios'
import type { Exchange, RequestContext, RequestInput } from './requestInput'
import type { AnyEndpoint } from './contract/base/endpoint'
import type { ApiError } from './errors'
import { filledAddress } from './filledAddress'
import { readAnswer } from './readAnswer'
import type { RawAnswer } from './readAnswer'
import { retryAfter } from './retryAfter'
import type { Call, StartedCall } from './startedCalls'
import { visitorHeaders } from './visitorHeaders'

/** Milliseconds until a call fails. Tests set shorter ones. */
export const timeouts = { usual: 30_000, spending: 60_000 }

export const exchange: Exchange = async (endpoint, input, context) => {
  const sent = await send(endpoint, input, context)
  return 'kind' in sent ? { ok: false, error: sent } : readAnswer(endpoint, sent, context.visitor)
}

/** Sends a call before the portal runs; `request` takes it up (`takeStarted`). */
export function startCall(call: Call, context: StartedCall['context']): StartedCall {
  const abort = new AbortController()
  const input = { ...call.input, signal: abort.signal }
  // The epoch is no part of the request.
  const result = exchange(call.endpoint, input, { ...context, sessionEpoch: 0 })
  return { ...call, context, result, abort: () => abort.abort(), exchange }
}

/** The only use of axios. Its errors carry the authorization header, so they never leave this function. */
async function send<E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  context: RequestContext,
): Promise<RawAnswer | ApiError> {
  try {
    const answer: AxiosResponse<string> = await axios.request({
      url: address(endpoint, input.params ?? {}, context),
      method: endpoint.method,
      headers: {
        ...visitorHeaders(context.visitor, context.clientId, context.language),
        ...(input.idempotencyKey ? { 'Idempotency-Key': input.idempotencyKey } : {}),
      },
      // With null instead of undefined, axios keeps the content type (API-01). A call without a body sends none,
      // because gateways that know the contract refuse even an empty one.
      data: endpoint.body ? JSON.stringify(input.body ?? {}) : null,
      transformRequest: (data: unknown) => data,
      timeout: endpoint.spends ? timeouts.spending : timeouts.usual,
      signal: input.signal,
      // No backend asks for a token from a cookie, and axios would wait for the cookie store.
      withXSRFToken: false,
      ...(endpoint.endsSession ? { adapter: sendAndLeave } : {}),
      // The body stays text until `readAnswer` has judged it, because axios takes broken JSON for a success.
      responseType: 'text',
      transformResponse: (data: unknown) => data,
      validateStatus: () => true,
    })
    return {
      status: answer.status,
      text: answer.data ?? '',
      retryAfter: retryAfter(answer.headers, context.now),
      language: otherLanguage(answer.headers['content-language'], context.language),
    }
  } catch (thrown) {
    return transportError(thrown)
  }
}

function otherLanguage(named: unknown, asked: string): string | undefined {
  const [tag, name] = /^([a-z]{2,3})\b[\w-]*$/i.exec(String(named)) ?? []
  return name?.toLowerCase() === asked.split('-')[0] ? undefined : tag
}

/** Leaving a page cancels its requests, but the one that ends the session must arrive. */
const sendAndLeave: AxiosAdapter = async (config) => {
  const answer = await fetch(config.url ?? '', {
    method: config.method ?? 'POST',
    headers: new Headers(config.headers.toJSON() as Record<string, string>),
    body: config.data as string | null,
    keepalive: true,
    signal: AbortSignal.timeout(config.timeout ?? timeouts.usual),
  })
  const headers = Object.fromEntries(answer.headers)
  return { data: await answer.text(), status: answer.status, statusText: answer.statusText, headers, config }
}

function transportError(thrown: unknown): ApiError {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError') return { kind: 'timeout' }
  if (code === 'ERR_CANCELED') return { kind: 'aborted' }
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return { kind: 'timeout' }
  return { kind: 'network', unavailable: false }
}

function address(endpoint: AnyEndpoint, params: Record<string, string>, context: RequestContext): string {
  const organization = endpoint.host === 'transit' && context.childOrganizationUuid
  return context.hosts[endpoint.host] + filledAddress(endpoint, params, { child_organization_uuid: organization || '' })
}
