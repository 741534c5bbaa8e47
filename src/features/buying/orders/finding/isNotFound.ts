import * as codes from '../../../../api/contract/base/errorCodes'
import { hasCode } from '../../../../api/errors'
import type { ApiError } from '../../../../api/errors'

/** Returns whether an answer says that the order does not exist for this visitor. */
export const isNotFound = (error: ApiError): boolean =>
  hasCode(error, codes.notFound) || (error.kind === 'http' && error.status === 404)
