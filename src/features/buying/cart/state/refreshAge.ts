import { now } from '../../../../shared/clock'

/** Milliseconds: a cart that is opened again within this time is not old. */
const pause = 60_000

/** When the last answer came, as a time of the clock. It is the age of what this document has read, and no visitor's. */
let refreshedAt = 0

export function noteRefresh(): void {
  refreshedAt = now()
}

/** Returns whether the last answer is young. The clock of a device may be set back. */
export const isRefreshYoung = (): boolean => Math.abs(now() - refreshedAt) < pause
