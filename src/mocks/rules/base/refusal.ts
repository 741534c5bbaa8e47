import * as codes from '../../../api/contract/base/errorCodes'
import type { ErrorCode } from '../../../api/contract/base/errorCodes'

/** A behaviour throws this to refuse a call. Its changes before that stay. */
export class BusinessRefusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly field?: string,
    /** Seconds until the call may be repeated. */
    readonly retryAfter?: number,
  ) {
    super(`${code}: ${codes.errorMeanings[code].meaning}`)
  }
}

export function refuse(code: ErrorCode, field?: string): never {
  throw new BusinessRefusal(code, field)
}

/** Refuses the call, and names the seconds until it may be repeated. */
export function refuseFor(seconds: number, code: ErrorCode): never {
  throw new BusinessRefusal(code, undefined, seconds)
}
