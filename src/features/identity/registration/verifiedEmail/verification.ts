import { put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { faultOf } from '../../../../shared/submission/fault'
import { refreshRider } from './refreshRider'
import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import { attachOnImport } from '../../../../shared/store'
import { latest } from '../../../../shared/saga/workers'

/** The outcome "done" means that the email is not confirmed. A confirmed email closes the dialog. */
export const verificationCheck = submissionSlice('verification')

/** The window got the focus: the email is checked in the background. */
export const verificationGlanced = createAction('verification/glanced')

type Check = ReturnType<typeof verificationCheck.requested | typeof verificationGlanced>

/** The newest check wins, but one in the background never cancels the rider's own. */
function* checkVerification(action: Check): SagaOf<void> {
  const inPassing = verificationGlanced.match(action)
  const answer = yield* refreshRider({ inPassing })
  const isAwaited = (yield* select(verificationCheck.select)).status === 'sending'
  if (inPassing && !isAwaited) return
  if (!answer.ok) yield* put(verificationCheck.refused(faultOf(answer.error)))
  else if (answer.value.email_confirmed === true) yield* put(verificationCheck.dropped())
  else yield* put(verificationCheck.accepted())
}

attachOnImport('verification', () =>
  latest({ match: isAnyOf(verificationCheck.requested, verificationGlanced) }, checkVerification),
)
