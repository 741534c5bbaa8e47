import { callApi } from '../../../../shared/saga/callApi'
import { badToken } from '../../../../api/contract/base/errorCodes'
import { resetPassword, checkPasswordReset } from '../../../../api/contract/identity/passwordReset'
import { hasCode } from '../../../../api/errors'
import type { ApiError } from '../../../../api/errors'
import { goTo } from '../../../../shared/navigation/navigation'
import { successShown } from '../../../../shared/notices/noticesSlice'
import { paths } from '../../../../shared/paths'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { writeStored } from '../../../../shared/storage/browserStorage'
import { faultOf } from '../../../../shared/submission/fault'
import type { Fault } from '../../../../shared/submission/fault'
import {
  loggedOut,
  readStoredSession,
  selectUser,
  selectVisitor,
  sessionRestored,
  clearSession,
  sessionKeys,
} from '../../session'
import { sendOrFind } from '../../../../shared/submission/sendOrFind'
import { badLink, mailedLink } from '../links/mailedLink'
import { inTurn } from '../../../../shared/submission/inTurn'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import { attachOnImport } from '../../../../shared/store'

/** Checks the link before the rider types a password. */
export const resetLink = mailedLink<unknown>('resetLink', (token) => callApi(checkPasswordReset, { params: { token } }))

export const resetSubmission = submissionSlice<{ token: string; password: string }>('resetPassword', {
  forEverybody: true,
})

/** Sets the password. The backend ends all sessions, so this one ends too. */
function* setPassword({ payload }: ReturnType<typeof resetSubmission.requested>): SagaOf<void> {
  const { token, password } = payload
  const answer = yield* sendOrFind(resetPassword, { params: { token }, body: { password } }, () => ifUsed(token))
  if (answer.ok) {
    yield* put(resetSubmission.accepted())
    yield* endOwnSession()
    yield* put(successShown({ key: 'registration:reset.done' }))
    yield* goTo(paths.login(), { replace: true })
    return
  }
  if (hasCode(answer.error, badToken)) yield* put(resetLink.answered(badLink))
  yield* put(resetSubmission.refused(resetFault(answer.error)))
}

/** A link works once: after a lost answer, a used one tells that the password was set. */
function* ifUsed(token: string): SagaOf<null | undefined> {
  const check = yield* callApi(checkPasswordReset, { params: { token }, quiet: true })
  return !check.ok && hasCode(check.error, badToken) ? null : undefined
}

/** Errors of the password show at its field. For others, the specification has a sentence. */
function resetFault(error: ApiError): Fault {
  const { fieldErrors = {} } = faultOf(error)
  return Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { errors: [{ key: 'registration:reset.failed' }] }
}

/** Keeps the cart, as after a forced logout (decision 23). A guest has no password, and stays a guest. */
function* endOwnSession(): SagaOf<void> {
  const { kind } = yield* select(selectVisitor)
  if (kind !== 'rider' && kind !== 'temporary') return
  const user = yield* select(selectUser)
  yield* call(() => {
    if (user) writeStored(sessionKeys.cartOwner, user.uuid)
    clearSession()
  })
  // A visitor at the second factor signs in again, and is a guest if they were one before.
  yield* put(kind === 'rider' ? loggedOut() : sessionRestored(yield* call(readStoredSession)))
}

attachOnImport('resetPassword', () => inTurn(resetSubmission, setPassword))
