import { now } from '../../../../shared/clock'

/** Milliseconds for which an opened cart is not old. */
const pause = 60_000

/** When the last answer came, by the clock. It is the age of what this document read, so it is no visitor's data. */
let refreshedAt = 0

export function noteRefresh(): void {
  refreshedAt = now()
}

/** A device's clock may be set back. */
export const isRefreshYoung = (): boolean => Math.abs(now() - refreshedAt) < pause
