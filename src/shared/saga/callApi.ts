import { call } from './effects'
import type { SagaOf } from './effects'
import { request } from '../../api/client'
import type { RequestInput } from '../../api/requestInput'
import type { AnswerOf, AnyEndpoint } from '../../api/contract/base/endpoint'
import type { Result } from '../../api/errors'

/**
 * Sends a call from a saga. A cancelled saga aborts the request. `finally` has no `yield`: generators that wait by
 * `yield*` would continue as if nothing were cancelled.
 */
export function* callApi<E extends AnyEndpoint>(
  endpoint: E,
  input: Omit<RequestInput<E>, 'signal'> = {},
): SagaOf<Result<AnswerOf<E>>> {
  const abort = new AbortController()
  let isAnswered = false
  try {
    const result = yield* call(request<E>, endpoint, { ...input, signal: abort.signal })
    isAnswered = true
    return result
  } finally {
    if (!isAnswered) abort.abort()
  }
}
