import * as codes from '../../api/contract/errorCodes'
import type { ErrorCode } from '../../api/contract/errorCodes'

/** Thrown by behaviour where a backend says no; what it changed before stays changed. */
export class BusinessRefusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly field?: string,
    /** Seconds after which it may be asked again. */
    readonly retryAfter?: number,
  ) {
    super(`${code}: ${codes.errorMeanings[code].meaning}`)
  }
}

export function refuse(code: ErrorCode, field?: string): never {
  throw new BusinessRefusal(code, field)
}

/** Refuses the call for so many seconds. */
export function refuseFor(seconds: number, code: ErrorCode): never {
  throw new BusinessRefusal(code, undefined, seconds)
}
