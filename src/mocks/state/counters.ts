export type Counter = 'token' | 'quote' | 'order' | 'paymentMethod' | 'payPal' | 'user'

export interface CountersState {
  counters: Record<Counter, number>
}

export const countersSeed = (): CountersState => ({
  counters: { token: 0, quote: 0, order: 100_000, paymentMethod: 0, payPal: 0, user: 0 },
})

/** The next number of its kind: ids repeat from run to run. */
export function nextNumber({ counters }: CountersState, counter: Counter): number {
  counters[counter] += 1
  return counters[counter]
}
