/** A mailed receipt. The code is null for a rider's order, which needs none. */
export interface MailedReceipt {
  to: string
  order_number: string
  claim_code: string | null
}

export interface ReceiptsState {
  mailedReceipts: MailedReceipt[]
}

export const receiptsSeed = (): ReceiptsState => ({ mailedReceipts: [] })
