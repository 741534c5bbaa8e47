import { callApi } from '../saga/callApi'
import { errorsOf } from '../../api/contract/base/endpoint'
import type { AnswerOf, AnyEndpoint } from '../../api/contract/base/endpoint'
import { isSessionOver } from '../../api/errors'
import type { ApiError, Result } from '../../api/errors'
import type { RequestInput } from '../../api/requestInput'
import { isLeaving } from '../navigation/leaving'
import { connectionLost } from '../notices/noticesSlice'
import { put } from '../saga/effects'
import type { SagaOf } from '../saga/effects'

/**
 * Tells whether a failed write may have been carried out: the answer was lost, is a server's failure, or is not in the
 * contract. A refusal in the contract proves that nothing was done.
 */
function isOutcomeUnknown(endpoint: AnyEndpoint, error: ApiError): boolean {
  if (isSessionOver(error)) return false
  const listed: readonly number[] = errorsOf(endpoint)
  const errors = 'errors' in error && error.errors ? error.errors : []
  return errors.length === 0 || errors.some(({ code }) => !listed.includes(code))
}

/**
 * Sends a write whose effect can be read. If its outcome is unknown, `find` returns what the write made, or undefined.
 * Only then does the failure show.
 */
export function* sendOrFind<E extends AnyEndpoint>(
  endpoint: E,
  input: Omit<RequestInput<E>, 'signal' | 'quiet'>,
  find: () => SagaOf<AnswerOf<E> | undefined>,
): SagaOf<Result<AnswerOf<E>>> {
  const answer = yield* callApi(endpoint, { ...input, quiet: true } as Omit<RequestInput<E>, 'signal'>)
  if (answer.ok) return answer
  const { error } = answer
  const found = isOutcomeUnknown(endpoint, error) ? yield* find() : undefined
  if (found !== undefined) return { ok: true, value: found }
  if (isLeaving()) return answer
  if (error.kind === 'network')
    yield* put(connectionLost({ unavailable: error.unavailable, retryAfter: error.retryAfter }))
  if (error.kind === 'timeout') yield* put(connectionLost({ unavailable: false }))
  return answer
}
