import { callApi } from '../../../api/callApi'
import { resendConfirmation } from '../../../api/contract/registration'
import { put } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { pausedBy, pausedFromNow } from '../../../shared/forms/pause'
import { resendDone, resendFailed } from './resendSlice'
import type { resendRequested } from './resendSlice'

/** The answer is the same whether or not the email has an account, and whether or not it was confirmed before. */
export function* resend({ payload: { email } }: ReturnType<typeof resendRequested>): SagaOf<void> {
  const answer = yield* callApi(resendConfirmation, { body: email === undefined ? {} : { email } })
  if (answer.ok) yield* put(resendDone({ pausedUntil: pausedFromNow() }))
  else yield* put(resendFailed({ pausedUntil: pausedBy(answer.error) }))
}
