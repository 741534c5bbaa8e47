import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { selectVerification, verificationChecked } from './verificationSlice'
import type { verificationCheckRequested } from './verificationSlice'
import { refreshRider } from './refreshRider'

/** The newest request counts: a look in passing never takes the rider's own question away. */
export function* checkVerification({
  payload: { inPassing },
}: ReturnType<typeof verificationCheckRequested>): SagaOf<void> {
  const answer = yield* refreshRider({ inPassing })
  const isAwaited = (yield* select(selectVerification)) === 'checking'
  if (inPassing && !isAwaited) return
  if (!answer.ok) yield* put(verificationChecked('failed'))
  else yield* put(verificationChecked(answer.value.email_confirmed === true ? 'resting' : 'notYet'))
}
