import * as codes from '../../../../api/contract/base/errorCodes'
import { hasCode } from '../../../../api/errors'
import type { ApiError } from '../../../../api/errors'

/** Returns whether the error says that a product or filter does not exist, most often after a shared or old link. */
export const isNotFound = (error: ApiError): boolean =>
  hasCode(error, codes.notFound) || (error.kind === 'http' && error.status === 404)
