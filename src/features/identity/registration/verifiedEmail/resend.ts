import { callApi } from '../../../../shared/saga/callApi'
import { resendConfirmation } from '../../../../api/contract/identity/registration'
import { pausedBy, pausedFromNow } from '../../../../shared/forms/pause'
import { put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { faultOf } from '../../../../shared/submission/fault'
import { resendPaused, resendSubmission } from './resendSubmission'

/** Sends the message again. The answer does not reveal whether the email has an account or was confirmed before. */
export function* resend({ payload: { email } }: ReturnType<typeof resendSubmission.requested>): SagaOf<void> {
  const answer = yield* callApi(resendConfirmation, { body: email === undefined ? {} : { email } })
  const until = answer.ok ? pausedFromNow() : pausedBy(answer.error)
  if (until !== undefined) yield* put(resendPaused({ until }))
  yield* put(answer.ok ? resendSubmission.accepted() : resendSubmission.refused(faultOf(answer.error)))
}
