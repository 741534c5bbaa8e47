import { callApi } from '../../../../shared/saga/callApi'
import { resendConfirmation } from '../../../../api/contract/identity/registration'
import { pausedBy, pausedFromNow } from '../../../../shared/submission/pause'
import { put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { faultOf } from '../../../../shared/submission/fault'
import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { rootReducer, attachOnImport } from '../../../../shared/store'
import { inTurn } from '../../../../shared/submission/inTurn'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'

/** Sends the confirmation again (AUTH-10, AUTH-16). */
export const resendSubmission = submissionSlice<{ email?: string }>('resendConfirmation')

const resendPauseSlice = createSlice({
  name: 'resendPause',
  initialState: { until: 0 },
  reducers: {
    /** The time of the portal's clock until which the next message waits. */
    resendPaused: (_, { payload }: PayloadAction<{ until: number }>) => payload,
  },
  selectors: { selectResendPause: (state) => state.until },
})

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof resendPauseSlice> {}
}

export const { resendPaused } = resendPauseSlice.actions
export const { selectResendPause } = resendPauseSlice.injectInto(rootReducer).selectors

/** Sends the message. The answer reveals neither an account nor a confirmation. */
function* resend({ payload: { email } }: ReturnType<typeof resendSubmission.requested>): SagaOf<void> {
  const answer = yield* callApi(resendConfirmation, { body: email === undefined ? {} : { email } })
  const until = answer.ok ? pausedFromNow() : pausedBy(answer.error)
  if (until !== undefined) yield* put(resendPaused({ until }))
  yield* put(answer.ok ? resendSubmission.accepted() : resendSubmission.refused(faultOf(answer.error)))
}

attachOnImport('resendConfirmation', () => inTurn(resendSubmission, resend))
