import { callApi } from '../../../shared/saga/callApi'
import { makeBackupCodes } from '../../../api/contract/identity/secondFactor'
import type { ApiError } from '../../../api/errors'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { attachOnImport } from '../../../shared/store'
import type { Fault } from '../../../shared/submission/fault'
import { inTurn } from '../../../shared/submission/inTurn'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { keepRider } from '../../identity/registration/onDemand'
import { selectUser } from '../../identity/session'
import { backupCodesMade, endSessionIfOver } from '../../identity/session/onDemand'
import { passwordFault } from './password'

/** Makes new backup codes (decision 124). Only the event holds the password. */
export const backupRenewal = submissionSlice<{ current_password?: string }>('backupRenewal', { leavesWithPage: true })

function* renewBackupCodes({ payload }: ReturnType<typeof backupRenewal.requested>): SagaOf<void> {
  const answer = yield* callApi(makeBackupCodes, { body: payload })
  if (!answer.ok) {
    if (!(yield* endSessionIfOver(answer.error))) yield* put(backupRenewal.refused(renewalFault(answer.error)))
    return
  }
  const { backup_codes } = answer.value
  const user = yield* select(selectUser)
  if (user) yield* keepRider({ ...user, mfa_backup_codes_left: backup_codes.length })
  yield* put(backupRenewal.accepted())
  yield* put(backupCodesMade(backup_codes))
}

/** Unless the backend refused, there may be codes that no one has seen. */
function renewalFault(error: ApiError): Fault {
  const fault = passwordFault(error)
  const isRefused = error.kind === 'business' || ('retryAfter' in error && error.retryAfter !== undefined)
  return isRefused ? fault : { ...fault, errors: [...(fault.errors ?? []), { key: 'security:backup.unsure' }] }
}

attachOnImport('backupRenewal', () => inTurn(backupRenewal, renewBackupCodes))
