/**
 * The state of the history entry of a receipt. If the receipt fails to load, the page still knows that the order is
 * paid.
 */
export interface PaidState {
  /** The order's number. */
  paid: string
}

/** Returns the number of an order that was just paid, from the state of a history entry. */
export function paidNumberIn(state: unknown): string | undefined {
  const { paid } = Object(state) as Partial<PaidState>
  return typeof paid === 'string' ? paid : undefined
}
