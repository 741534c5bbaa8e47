import { callApi } from '../../../shared/saga/callApi'
import * as codes from '../../../api/contract/base/errorCodes'
import { changePassword } from '../../../api/contract/account/security'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import { namedForm } from '../../../shared/forms/server/namedForm'
import { successShown } from '../../../shared/notices/noticesSlice'
import { put } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import type { Fault } from '../../../shared/submission/fault'
import { inTurn } from '../../../shared/submission/inTurn'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { endSessionIfOver } from '../../identity/session/onDemand'
import { interfaceLanguage } from '../../identity/settings'

export const passwordForm = namedForm('change_password', interfaceLanguage)

export const passwordChange = submissionSlice<{ current_password: string; password: string }>('passwordChange', {
  leavesWithPage: true,
})

function* setOtherPassword({ payload }: ReturnType<typeof passwordChange.requested>): SagaOf<void> {
  const answer = yield* callApi(changePassword, { body: payload })
  if (answer.ok) {
    yield* put(passwordChange.accepted())
    yield* put(successShown({ key: 'security:password.done' }))
  } else if (!(yield* endSessionIfOver(answer.error))) yield* put(passwordChange.refused(passwordFault(answer.error)))
}

/** A wrong password shows at its field. */
export const passwordFault = (error: ApiError): Fault =>
  hasCode(error, codes.wrongLogin)
    ? { fieldErrors: { current_password: { key: 'security:wrongPassword' } } }
    : faultOf(error)

attachOnImport('passwordChange', () => inTurn(passwordChange, setOtherPassword))
