import { nextNumber } from '../state/tester/counters'
import type { LedgerEntry, MoneyLine, PassLine } from '../state/ledger'
import type { PassRecord } from '../state/cards/passes'
import type { BackendState } from '../state'
import { operator } from './accounts'
import { booksOf } from './books'
import { openWallets } from './openWallets'

export interface Movement extends Partial<Omit<LedgerEntry, 'number' | 'at' | 'lines'>> {
  kind: LedgerEntry['kind']
  lines: (MoneyLine | PassLine)[]
  /** Milliseconds since the epoch. */
  now: number
}

export const isMoney = (line: MoneyLine | PassLine): line is MoneyLine => 'amount' in line

export const money = (account: string, amount: number): MoneyLine => ({ account, amount })

/** A pass that goes from one place to another. */
export const passGoes = (
  { pass_id, product }: Pick<PassRecord, 'pass_id' | 'product'>,
  from: string,
  to: string,
): PassLine[] => [
  { account: from, pass_id, direction: 'out' },
  { account: to, pass_id, direction: 'in', product },
]

/** Kinds with which the operator sells something, or gives it back. All others only move what is there. */
const withOperator: LedgerEntry['kind'][] = ['order', 'renewal', 'refund', 'ride', 'cap', 'adjustment']

/**
 * Writes a movement into the ledger, from which all funds are read: no money moves in any other way. What the lines of a
 * sale leave open is the operator's. Records of passes are moved by the caller, which names their places here.
 */
export function post(state: BackendState, { now, lines, ...facts }: Movement): LedgerEntry {
  const rest = -lines.reduce((sum, line) => sum + (isMoney(line) ? line.amount : 0), 0)
  if (rest !== 0 && !withOperator.includes(facts.kind)) throw new Error(`${facts.kind} leaves ${rest} open`)
  const entry: LedgerEntry = {
    number: `M-${nextNumber(state, 'entry')}`,
    at: new Date(now).toISOString(),
    state: 'posted',
    usable_from: null,
    cause: null,
    owner: null,
    record: null,
    ...facts,
    lines: [...lines.filter((line) => !isMoney(line) || line.amount !== 0), ...(rest ? [money(operator, rest)] : [])],
  }
  if (!entry.lines.filter(isMoney).every(({ amount }) => Number.isSafeInteger(amount)))
    throw new Error(`${entry.kind} moves less than a cent`)
  state.ledger.push(entry)
  openWallets(state, entry)
  booksOf(state)
  return entry
}
