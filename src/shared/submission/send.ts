import { callApi } from '../../api/callApi'
import type { AnswerOf, AnyEndpoint } from '../../api/contract/endpoint'
import type { ApiError, Result } from '../../api/errors'
import type { RequestInput } from '../../api/requestInput'
import { put } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import { faultOf } from './fault'
import type { Fault } from './fault'

/**
 * Makes the call of a submission and gives its answer. When it fails the submission has failed with what `why` makes of
 * the error, by default the backend's own sentences; when it succeeds the caller tells what came of it by `accepted`.
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
