export type Counter =
  | 'token'
  | 'quote'
  | 'order'
  | 'paymentMethod'
  | 'payPal'
  | 'user'
  | 'card'
  | 'transfer'
  | 'address'
  | 'connection'
  | 'activity'
  | 'renewal'
  | 'charge'
  | 'payout'
  | 'backupCode'
  | 'entry'
  | 'pass'
  | 'case'

export interface CountersState {
  counters: Record<Counter, number>
}

export const countersSeed = (): CountersState => ({
  counters: {
    token: 0,
    quote: 0,
    order: 100_000,
    paymentMethod: 0,
    payPal: 0,
    user: 0,
    card: 0,
    transfer: 0,
    address: 0,
    connection: 0,
    activity: 0,
    renewal: 0,
    charge: 0,
    payout: 0,
    backupCode: 0,
    entry: 0,
    pass: 0,
    case: 1_000,
  },
})

/** Returns the next number of a counter, so that ids are the same in every run. */
export function nextNumber({ counters }: CountersState, counter: Counter): number {
  counters[counter] += 1
  return counters[counter]
}
