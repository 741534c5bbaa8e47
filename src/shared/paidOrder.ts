/** The state of a receipt's history entry. The page knows that the order is paid even if the receipt fails to load. */
export interface PaidState {
  paid: string
}

export function paidNumberIn(state: unknown): string | undefined {
  const { paid } = Object(state) as Partial<PaidState>
  return typeof paid === 'string' ? paid : undefined
}
