import { isAnyOf } from '@reduxjs/toolkit'
import type { Action } from '@reduxjs/toolkit'
import { now } from '../../../../shared/clock'
import { call, put, race, select, until } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { every, latest, leading, watch } from '../../../../shared/saga/workers'
import { readStored, writeStored } from '../../../../shared/storage/browserStorage'
import { sessionKeys } from '../visitor/sessionKeys'
import { attachOnImport } from '../../../../shared/store'
import { machine } from '../../secondFactor/onDemand'
import { selectIsTemporary, selectVisitor, sessionRestored } from '../visitor/sessionSlice'
import { leaveTemporary } from '../visitor/storedSession'
import { startUnknown } from '../visitor/secondFactorProgress'
import { decline, enroll, expire, resend, verify, verifyBackup } from './secondFactorCalls'
import * as slice from './secondFactorSlice'

/**
 * Reads the stored progress after sign-in, a reload, or an act in another tab. If the time is over, sign-in starts
 * again.
 */
function* resumeProgress(): SagaOf<void> {
  if (!(yield* select(selectIsTemporary))) return
  const time = yield* call(now)
  const known = yield* call(() => readStored(sessionKeys.secondFactor))
  const progress = known ?? startUnknown(time)
  if (!known) yield* call(() => writeStored(sessionKeys.secondFactor, progress))
  if (progress.endsAt <= time) yield* expire()
  else yield* put(slice.progressRead(progress))
}

/** After these actions the progress is stored for a reload. */
const isProgress = isAnyOf(
  slice.offerAccepted,
  slice.offerReopened,
  slice.numberChanged,
  slice.stepAnswered,
  slice.skipRefused,
)

function* keepProgress(): SagaOf<void> {
  const state = yield* select(slice.selectSecondFactor)
  if (!machine.isOpen(state)) return
  const { step, isEnrolled, isRequired, code, resendAt, endsAt } = state
  yield* call(() => writeStored(sessionKeys.secondFactor, { step, isEnrolled, isRequired, code, resendAt, endsAt }))
}

/** Ends the temporary session. A guest is a guest again. */
function* leave(): SagaOf<void> {
  yield* put(sessionRestored(yield* call(leaveTemporary)))
}

/** Cancels a call with its session, because a late answer must sign in no one. */
const whileTemporary = <A extends Action>(worker: (action: A) => SagaOf<void>) =>
  function* (action: A): SagaOf<void> {
    yield* race({ work: worker(action), left: temporaryEnded() })
  }

function* temporaryEnded(): SagaOf<void> {
  const before = yield* select(selectVisitor)
  yield* until((state) => selectVisitor(state) !== before)
}

attachOnImport(
  'secondFactor',
  watch(
    () => latest(slice.stepShown, resumeProgress),
    () => leading(slice.phoneGiven, whileTemporary(enroll)),
    () => leading(slice.resendRequested, whileTemporary(resend)),
    () => leading(slice.codeGiven, whileTemporary(verify)),
    () => leading(slice.backupCodeGiven, whileTemporary(verifyBackup)),
    () => leading(slice.offerDeclined, whileTemporary(decline)),
    () => every({ match: isProgress }, keepProgress),
    () => leading(slice.signInCancelled, leave),
    () => leading(slice.timeRanOut, expire),
  ),
)
