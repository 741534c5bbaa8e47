export interface TransferRecord {
  transfer_id: string
  bodyHash: string
  /** When it was made: keys are forgotten after a while. */
  at: number
  from_id: string
  to_id: string
  /** In cents. */
  amount: number
}

export interface TransfersState {
  /** Transfers by owner and idempotency key. */
  transfers: Record<string, TransferRecord>
}

export const transfersSeed = (): TransfersState => ({ transfers: {} })
