import * as codes from '../../../../api/contract/base/errorCodes'
import { hasCode } from '../../../../api/errors'
import type { ApiError } from '../../../../api/errors'

/** A product or filter is gone, mostly by an old link. */
export const isNotFound = (error: ApiError): boolean =>
  hasCode(error, codes.notFound) || (error.kind === 'http' && error.status === 404)
