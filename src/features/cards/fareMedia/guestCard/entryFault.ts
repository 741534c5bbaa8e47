import * as codes from '../../../../api/contract/base/errorCodes'
import { hasCode } from '../../../../api/errors'
import type { ApiError } from '../../../../api/errors'
import { longestWait } from '../../../../api/retryAfter'
import { faultOf } from '../../../../shared/submission/fault'
import type { Fault } from '../../../../shared/submission/fault'

/** Not which of the two was wrong: cards must not be found by guessing. */
export function entryFault(error: ApiError): Fault {
  if (hasCode(error, codes.notFound)) return { errors: [{ key: 'fareMedia:entry.noMatch' }] }
  if (isCardClosed(error)) return { errors: [{ key: 'fareMedia:entry.tooMany' }] }
  return faultOf(error)
}

/** A shorter wait is a busy backend's, told in seconds. */
const isCardClosed = (error: ApiError) =>
  hasCode(error, codes.tooManyTries) && (('retryAfter' in error && error.retryAfter) || longestWait) >= longestWait
