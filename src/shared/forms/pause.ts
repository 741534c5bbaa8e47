import type { ApiError } from '../../api/errors'
import { now } from '../clock'

/** Mail takes its time; until it can be there nobody is helped by a second one. */
const pause = 60_000

/** When the next message may be asked for, after one has gone out. */
export const pausedFromNow = () => now() + pause

/** When a backend that had too much says that it may be asked again. */
export const pausedBy = (error: ApiError): number | undefined =>
  error.kind === 'http' && error.retryAfter !== undefined ? now() + error.retryAfter * 1_000 : undefined
