import type { LedgerEntry } from '../../mocks/state/ledger'
import type { Memory } from './memory'
import type { RoomsOf } from './rooms'

/** What one rider's rooms say, and the ledger that they are compared with. */
export interface Seen {
  rider: string
  ledger: LedgerEntry[]
  rooms: RoomsOf
  memory: Memory
  /** The operator's day. */
  today: string
}

export const differs = (what: string, told: unknown, expected: unknown) =>
  JSON.stringify(told) === JSON.stringify(expected)
    ? undefined
    : `${what}: told ${JSON.stringify(told)}, the ledger says ${JSON.stringify(expected)}`

export const firstOf = <T>(list: Iterable<T>, fault: (entry: T) => string | undefined) => {
  for (const entry of list) {
    const found = fault(entry)
    if (found) return found
  }
  return undefined
}
