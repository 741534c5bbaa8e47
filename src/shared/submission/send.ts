import { callApi } from '../saga/callApi'
import type { AnswerOf, AnyEndpoint } from '../../api/contract/base/endpoint'
import type { ApiError, Result } from '../../api/errors'
import type { RequestInput } from '../../api/requestInput'
import { put } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import { faultOf } from './fault'
import type { Fault } from './fault'

/**
 * Sends the call of a submission and returns its answer. If the call fails, so does the submission, with the fault of
 * `why`, by default the backend's sentences. If it succeeds, the caller dispatches `accepted`.
 */
export function* send<E extends AnyEndpoint>(
  submission: { refused: (fault: Fault) => { type: string } },
  endpoint: E,
  input: Omit<RequestInput<E>, 'signal'>,
  why: (error: ApiError) => Fault = faultOf,
): SagaOf<Result<AnswerOf<E>>> {
  const answer = yield* callApi(endpoint, input)
  if (!answer.ok) yield* put(submission.refused(why(answer.error)))
  return answer
}
