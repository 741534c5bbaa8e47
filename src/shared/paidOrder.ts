/** Goes with the way to a receipt, and stays with that entry of the history: whatever fails there, the order is paid. */
export interface PaidState {
  /** The order's number. */
  paid: string
}

/** The number of an order that was just found to be paid, in the state of a history's entry. */
export function paidNumberIn(state: unknown): string | undefined {
  const { paid } = Object(state) as Partial<PaidState>
  return typeof paid === 'string' ? paid : undefined
}
