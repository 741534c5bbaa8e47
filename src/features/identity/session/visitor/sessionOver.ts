import * as codes from '../../../../api/contract/base/errorCodes'
import { hasCode } from '../../../../api/errors'
import type { ApiError } from '../../../../api/errors'
import { put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { sessionLost } from './sessionSlice'

const aboutSecrets = [codes.wrongLogin, codes.wrongCode, codes.codeExpired] as const

/** Ends the session after a 401 that is not about the checked secret. Returns whether it did. */
export function* endSessionIfOver(error: ApiError): SagaOf<boolean> {
  const isRefused = 'status' in error && error.status === 401
  if (!isRefused || aboutSecrets.some((code) => hasCode(error, code))) return false
  yield* put(sessionLost('unauthorized'))
  return true
}
