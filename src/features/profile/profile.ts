import { callApi } from '../../api/callApi'
import * as codes from '../../api/contract/errorCodes'
import { keepEmail, updateUser } from '../../api/contract/user'
import type { User } from '../../api/contract/user'
import { hasCode } from '../../api/errors'
import type { ApiError } from '../../api/errors'
import { pausedFromNow } from '../../shared/forms/pause'
import { successShown } from '../../shared/notices/noticesSlice'
import { load } from '../../shared/remote/load'
import { remoteSlice } from '../../shared/remote/remoteSlice'
import { put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { faultOf, isToldByPopUp } from '../../shared/submission/fault'
import type { Fault } from '../../shared/submission/fault'
import { send } from '../../shared/submission/send'
import { submissionSlice } from '../../shared/submission/submissionSlice'
import { keepRider, refreshRider, resendPaused, resendSubmission } from '../registration/onDemand'
import { selectLanguage } from '../settings'

/** What a rider may change of the account. The language has its own form. */
export type Profile = Record<'first_name' | 'last_name' | 'email' | 'mobile', string>

/** The rider as the backend knows them, read again with the page: another tab or device may have changed it. */
export const ownProfile = remoteSlice<User>('profile')

export const readProfile = load(ownProfile, () => refreshRider({ inPassing: false }))

/** Saving the profile (ACC-02). Done says whether another email now waits for its confirmation. */
export const profileSaving = submissionSlice<Profile, { isEmailWaiting: boolean }>('profileSaving')

/** The rider keeps the email and gives up the change to another one. */
export const emailKeeping = submissionSlice('emailKeeping')

export function* saveProfile({ payload }: ReturnType<typeof profileSaving.requested>): SagaOf<void> {
  const locale = yield* select(selectLanguage)
  const body = { ...payload, mobile: payload.mobile || null, locale }
  const answer = yield* send(profileSaving, updateUser, { body }, profileFault)
  if (!answer.ok) return
  const isEmailWaiting = answer.value.new_email === payload.email
  yield* keepRider(answer.value)
  yield* put(ownProfile.replaced(answer.value))
  if (isEmailWaiting) {
    // The backend has just sent the message, so the next one has to wait.
    yield* put(resendSubmission.dropped())
    yield* put(resendPaused({ until: pausedFromNow() }))
  }
  yield* put(profileSaving.accepted({ isEmailWaiting }))
  // No address: the notice outlasts the session.
  yield* put(successShown({ key: isEmailWaiting ? 'profile:savedUntilConfirmed' : 'profile:saved' }))
}

/** A field's own message says enough. Otherwise the form says that it failed, and why if that helps. */
function profileFault(error: ApiError): Fault {
  if (isToldByPopUp(error)) return {}
  const { errors = [], fieldErrors } = faultOf(error)
  const reasons = errors.filter(({ key }) => key !== 'shared:error.generic')
  return { errors: [{ key: 'profile:failed' }, ...reasons], fieldErrors }
}

export function* keepPresentEmail(): SagaOf<void> {
  const answer = yield* callApi(keepEmail)
  // Nothing waits any more: the address was confirmed, or the change was given up in another tab.
  const user = !answer.ok && hasCode(answer.error, codes.notFound) ? yield* refreshRider({ inPassing: false }) : answer
  if (!user.ok) return void (yield* put(emailKeeping.refused(faultOf(user.error))))
  yield* keepRider(user.value)
  yield* put(ownProfile.replaced(user.value))
  yield* put(emailKeeping.accepted())
  yield* put(successShown({ key: answer.ok ? 'profile:email.kept' : 'profile:email.settled' }))
}
