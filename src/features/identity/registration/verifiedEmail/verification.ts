import { put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { faultOf } from '../../../../shared/submission/fault'
import { refreshRider } from './refreshRider'
import { verificationCheck, verificationGlanced } from './verificationCheck'

type Check = ReturnType<typeof verificationCheck.requested | typeof verificationGlanced>

/** The newest request wins. A check in the background never cancels one that the rider started. */
export function* checkVerification(action: Check): SagaOf<void> {
  const inPassing = verificationGlanced.match(action)
  const answer = yield* refreshRider({ inPassing })
  const isAwaited = (yield* select(verificationCheck.select)).status === 'sending'
  if (inPassing && !isAwaited) return
  if (!answer.ok) yield* put(verificationCheck.refused(faultOf(answer.error)))
  else if (answer.value.email_confirmed === true) yield* put(verificationCheck.dropped())
  else yield* put(verificationCheck.accepted())
}
