import { hasCode } from '../../api/errors'
import type { ApiError } from '../../api/errors'

/** Whether an answer says that there is no such order for the one who asks. */
export const isNotFound = (error: ApiError): boolean =>
  hasCode(error, 40404) || (error.kind === 'http' && error.status === 404)
