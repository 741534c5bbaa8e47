/** A receipt as it was mailed; the code is null for a rider's order, which needs none. */
export interface MailedReceipt {
  to: string
  order_number: string
  claim_code: string | null
}

export interface ReceiptsState {
  /** Receipts that were mailed, oldest first. */
  mailedReceipts: MailedReceipt[]
}

export const receiptsSeed = (): ReceiptsState => ({ mailedReceipts: [] })
