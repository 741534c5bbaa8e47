interface AttemptRecord {
  bodyHash: string
  /** When it was made: keys are forgotten after a while. */
  at: number
  /** The order, or null if the payment was declined. */
  order_id: string | null
}

export interface AttemptsState {
  /** Attempts by owner and idempotency key. */
  attempts: Record<string, AttemptRecord>
}

export const attemptsSeed = (): AttemptsState => ({ attempts: {} })
