import axios from 'axios'
import type { AxiosResponse } from 'axios'
import type { RequestContext, RequestInput } from './requestInput'
import type { AnswerOf, AnyEndpoint } from './contract/endpoint'
import type { ApiError, Result } from './errors'
import { readAnswer } from './readAnswer'
import type { RawAnswer } from './readAnswer'
import { retryAfter } from './retryAfter'
import { visitorHeaders } from './visitorHeaders'

/** Milliseconds before a call is given up; tests have less. */
export const timeouts = { usual: 30_000, spending: 60_000 }

export type Exchange = <E extends AnyEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  context: RequestContext,
) => Promise<Result<AnswerOf<E>>>

/** One call and what its answer is by the contract. */
export const exchange: Exchange = async (endpoint, input, context) => {
  const sent = await send(endpoint, input, context)
  return 'kind' in sent ? { ok: false, error: sent } : readAnswer(endpoint, sent, context.visitor)
}

/** The only use of axios. Nothing of its errors leaves this function: they carry the authorization header. */
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
      // Null and not undefined: without any data axios takes the content type away (API-01).
      data: endpoint.method === 'GET' ? null : JSON.stringify(input.body ?? {}),
      transformRequest: (data: unknown) => data,
      timeout: endpoint.spends ? timeouts.spending : timeouts.usual,
      signal: input.signal,
      // A page that is left takes its requests along, but the end of a session must arrive.
      ...(endpoint.endsSession ? { adapter: 'fetch', fetchOptions: { keepalive: true } } : {}),
      // The body stays text until the contract has judged it: axios takes broken JSON for a success.
      responseType: 'text',
      transformResponse: (data: unknown) => data,
      validateStatus: () => true,
    })
    return { status: answer.status, text: answer.data ?? '', retryAfter: retryAfter(answer.headers) }
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
