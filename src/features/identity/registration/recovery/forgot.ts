import { requestPasswordReset } from '../../../../api/contract/identity/passwordReset'
import { pausedFromNow } from '../../../../shared/submission/pause'
import { put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { inTurn } from '../../../../shared/submission/inTurn'
import { send } from '../../../../shared/submission/send'
import { captchaFault, solveCaptcha } from '../../session/onDemand'
import { createSlice } from '@reduxjs/toolkit'
import type { WithSlice } from '@reduxjs/toolkit'
import { rootReducer, attachOnImport } from '../../../../shared/store'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'

interface Asked {
  /** The portal cannot tell whether a message was sent (AUTH-11). */
  email: string | null
  pausedUntil: number
}

export const forgotSubmission = submissionSlice<{ email: string }, { email: string; pausedUntil: number }>(
  'forgotPassword',
)

/** The last request stays while another one is sent. */
const resetLinkSlice = createSlice({
  name: 'resetLinkAsked',
  initialState: { email: null, pausedUntil: 0 } as Asked,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(forgotSubmission.opened, (asked) => ({ ...asked, email: null }))
      .addCase(forgotSubmission.accepted, (_, { payload }) => payload)
  },
  selectors: { selectResetLinkAsked: (state) => state },
})

declare module '../../../../shared/store' {
  interface Slices extends WithSlice<typeof resetLinkSlice> {}
}

export const { selectResetLinkAsked } = resetLinkSlice.injectInto(rootReducer).selectors

/** Asks for a link. The answer is the same without an account (AUTH-11). */
function* requestReset({ payload: { email } }: ReturnType<typeof forgotSubmission.requested>): SagaOf<void> {
  const captcha = yield* solveCaptcha('forgot')
  if (captcha.status === 'failed') {
    yield* put(forgotSubmission.refused(captchaFault))
    return
  }
  const body = { email, ...(captcha.token && { captcha_token: captcha.token }) }
  const answer = yield* send(forgotSubmission, requestPasswordReset, { body })
  if (answer.ok) yield* put(forgotSubmission.accepted({ email, pausedUntil: pausedFromNow() }))
}

attachOnImport('forgotPassword', () => inTurn(forgotSubmission, requestReset))
