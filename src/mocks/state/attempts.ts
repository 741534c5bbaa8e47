interface AttemptRecord {
  bodyHash: string
  /** The order, or null where the payment was declined. */
  order_id: string | null
}

export interface AttemptsState {
  /** By owner and idempotency key. */
  attempts: Record<string, AttemptRecord>
}

export const attemptsSeed = (): AttemptsState => ({ attempts: {} })
