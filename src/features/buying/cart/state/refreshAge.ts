import { now } from '../../../../shared/clock'

/** Milliseconds for which an opened cart is not old. */
const pause = 60_000

/** The clock's time of the last answer: the age of what this document read, no visitor's. */
let refreshedAt = 0

export function noteRefresh(): void {
  refreshedAt = now()
}

/** A device's clock may be set back. */
export const isRefreshYoung = (): boolean => Math.abs(now() - refreshedAt) < pause
