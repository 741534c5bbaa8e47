import type { ApiError } from '../../api/errors'
import { now } from '../clock'

/** A mail needs time to arrive, so a second one within this time would not help. */
const pause = 60_000

/** Returns the instant at which the next message may be requested, after one was sent. */
export const pausedFromNow = () => now() + pause

/** Returns the instant at which a backend that refused too many requests may be asked again. */
export const pausedBy = (error: ApiError): number | undefined =>
  error.kind === 'http' && error.retryAfter !== undefined ? now() + error.retryAfter * 1_000 : undefined
