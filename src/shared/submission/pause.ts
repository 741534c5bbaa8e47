import type { ApiError } from '../../api/errors'
import { now } from '../clock'

/** Milliseconds until a mail can be requested again. The first one needs time to arrive, so a second would not help. */
const pause = 60_000

export const pausedFromNow = () => now() + pause

/** Returns the instant at which a backend that refused too many requests may be asked again. */
export const pausedBy = (error: ApiError): number | undefined =>
  error.kind === 'http' && error.retryAfter !== undefined ? now() + error.retryAfter * 1_000 : undefined
