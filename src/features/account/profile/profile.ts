import { callApi } from '../../../shared/saga/callApi'
import * as codes from '../../../api/contract/base/errorCodes'
import { getMe, keepEmail, updateUser } from '../../../api/contract/identity/user'
import type { User } from '../../../api/contract/identity/user'
import { hasCode } from '../../../api/errors'
import type { ApiError, Result } from '../../../api/errors'
import { changesIn, isSame } from '../../../shared/forms/fields/edits'
import type { Edit } from '../../../shared/forms/fields/edits'
import type { FormValues } from '../../../shared/forms/fields/fieldSpec'
import { pausedFromNow } from '../../../shared/submission/pause'
import { successShown } from '../../../shared/notices/noticesSlice'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { every, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf, isToldByPopUp } from '../../../shared/submission/fault'
import type { Fault } from '../../../shared/submission/fault'
import { sendOver } from '../../../shared/forms/saving/sendOver'
import { inTurn } from '../../../shared/submission/inTurn'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { keepRider, refreshRider, resendPaused, resendSubmission } from '../../identity/registration/onDemand'
import { sessionRestored } from '../../identity/session'
import { endSessionIfOver } from '../../identity/session/onDemand'
import { selectLanguage } from '../../identity/settings'
import { ownProfile } from './ownProfile'
import { profileOf, valuesOf } from './profileFields'

/** Saves the profile (ACC-02); another email needs the password. The value says whether it waits for confirmation. */
export const profileSaving = submissionSlice<Edit & { current_password?: string }, { isEmailWaiting: boolean }>(
  'profileSaving',
  { leavesWithPage: true },
)

export const emailKeeping = submissionSlice('emailKeeping')

/** Saves the language that the site shows for messages, too. Another language saves itself (ACC-14). */
export const languageSaving = submissionSlice('languageSaving', { leavesWithPage: true })

function* saveProfile({ payload }: ReturnType<typeof profileSaving.requested>): SagaOf<void> {
  const { current_password, ...edit } = payload
  const outcome = yield* sendOver({
    edit,
    read: () => callApi(getMe),
    valuesOf,
    // The rider's message language is kept: it can differ from the site's, and this form does not ask for it.
    write: function* (values, { version, locale }) {
      return yield* write(values, { version, locale: locale || (yield* select(selectLanguage)), current_password })
    },
  })
  if (outcome.status === 'failed') {
    yield* put(profileSaving.refused(profileFault(outcome.error)))
    return void (yield* endSessionIfOver(outcome.error))
  }
  if (outcome.status === 'conflict') {
    yield* show(outcome.present)
    return void (yield* put(profileSaving.refused(outcome.fault)))
  }
  const user = outcome.value
  const isEmailWaiting = !!user.new_email && isSame(user.new_email, changesIn(edit).email)
  yield* show(user)
  if (isEmailWaiting) {
    // A message was just sent, so the next has to wait.
    yield* put(resendSubmission.dropped())
    yield* put(resendPaused({ until: pausedFromNow() }))
  }
  yield* put(profileSaving.accepted({ isEmailWaiting }))
  // The text holds no address, because the notice outlasts the session.
  yield* put(successShown({ key: isEmailWaiting ? 'profile:savedUntilConfirmed' : 'profile:saved' }))
}

interface Besides {
  version: User['version']
  locale: string
  current_password?: string
}

function* write(values: FormValues, { current_password, ...besides }: Besides): SagaOf<Result<User>> {
  const { mobile, ...rest } = profileOf(values)
  const body = { ...rest, mobile: mobile || null, ...besides, ...(current_password && { current_password }) }
  return yield* callApi(updateUser, { body })
}

function* saveLanguage(): SagaOf<void> {
  const locale = yield* select(selectLanguage)
  const outcome = yield* sendOver({
    edit: { typed: {}, base: {} },
    read: () => callApi(getMe),
    valuesOf,
    write: (values, { version }) => write(values, { version, locale }),
  })
  if (outcome.status === 'saved') {
    yield* show(outcome.value)
    yield* put(languageSaving.accepted())
    return void (yield* put(successShown({ key: 'profile:saved' })))
  }
  if (outcome.status === 'conflict') return
  yield* put(languageSaving.refused(profileFault(outcome.error)))
  yield* endSessionIfOver(outcome.error)
}

function* show(user: User): SagaOf<void> {
  yield* keepRider(user)
  yield* put(ownProfile.replaced(user))
}

/** Another tab has changed the rider, and the page shows it (ACC-22). */
function* followRider({ payload: { user } }: ReturnType<typeof sessionRestored>): SagaOf<void> {
  if (user) yield* put(ownProfile.replaced(user))
}

/** A field's message is enough. Otherwise the form says that it failed, and why if that helps. */
function profileFault(error: ApiError): Fault {
  if (isToldByPopUp(error)) return {}
  if (hasCode(error, codes.wrongLogin)) return { fieldErrors: { current_password: { key: 'profile:wrongPassword' } } }
  const { errors = [], fieldErrors } = faultOf(error)
  const reasons = errors.filter(({ key }) => key !== 'shared:error.generic')
  return { errors: [{ key: 'profile:failed' }, ...reasons], fieldErrors }
}

function* keepPresentEmail(): SagaOf<void> {
  const answer = yield* callApi(keepEmail)
  // The email was confirmed, or the change was given up in another tab.
  const user = !answer.ok && hasCode(answer.error, codes.notFound) ? yield* refreshRider({ inPassing: false }) : answer
  if (!user.ok) return void (yield* put(emailKeeping.refused(faultOf(user.error))))
  yield* show(user.value)
  yield* put(emailKeeping.accepted())
  yield* put(successShown({ key: answer.ok ? 'profile:email.kept' : 'profile:email.settled' }))
}

attachOnImport(
  'profile',
  watch(
    () => inTurn(profileSaving, saveProfile),
    () => every(sessionRestored, followRider),
    () => inTurn(emailKeeping, keepPresentEmail),
    () => inTurn(languageSaving, saveLanguage),
  ),
)
