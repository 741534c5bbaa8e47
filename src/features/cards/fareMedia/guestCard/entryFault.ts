import * as codes from '../../../../api/contract/base/errorCodes'
import { hasCode } from '../../../../api/errors'
import type { ApiError } from '../../../../api/errors'
import { longestWait } from '../../../../api/retryAfter'
import { faultOf } from '../../../../shared/submission/fault'
import type { Fault } from '../../../../shared/submission/fault'

/**
 * Returns why no card was found. The text hides which of the two was wrong, so that cards cannot be found by guessing.
 */
export function entryFault(error: ApiError): Fault {
  if (hasCode(error, codes.notFound)) return { errors: [{ key: 'fareMedia:entry.noMatch' }] }
  if (isCardClosed(error)) return { errors: [{ key: 'fareMedia:entry.tooMany' }] }
  return faultOf(error)
}

/** A shorter wait comes from a busy backend, and the text names its seconds. */
const isCardClosed = (error: ApiError) =>
  hasCode(error, codes.tooManyTries) && (('retryAfter' in error && error.retryAfter) || longestWait) >= longestWait
