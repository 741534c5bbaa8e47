import type { LedgerEntry } from '../state/ledger'
import type { BackendState } from '../state'
import { operator } from './accounts'
import { cardIn } from './cardIn'
import { cardMovesOf } from './cardMoves'
import type { CardMove } from './cardMoves'

/** Value that is paid for and can be spent from an instant on. */
export interface ValueOnItsWay {
  amount: number
  usable_from: string
  /** The number of the entry that sent it on its way. */
  entry: string
}

/** What follows from the entries: nothing of it is kept in the state. */
export interface Books {
  /** What each account holds, in cents. */
  funds: Map<string, number>
  /** Value by account, the oldest first. */
  onItsWay: Map<string, ValueOnItsWay[]>
  byNumber: Map<string, LedgerEntry>
  /** Entries by order, charge, transfer or payout, the oldest first. */
  byRecord: Map<string, LedgerEntry[]>
  /** Moves by card, in the order in which they were written. */
  byCard: Map<string, CardMove[]>
  /** Places by pass, in the order in which passes came to their cards; a pass that was given up is nowhere. */
  places: Map<string, string>
}

interface Read extends Books {
  count: number
  last: LedgerEntry | undefined
}

/** What was read of each ledger: only the entries that came since then are added. */
const kept = new WeakMap<LedgerEntry[], Read>()

export function booksOf({ ledger }: Pick<BackendState, 'ledger'>): Books {
  let read = kept.get(ledger)
  // A tester may have taken entries away.
  if (!read || read.count > ledger.length || read.last !== ledger[read.count - 1]) {
    read = {
      ...{
        funds: new Map(),
        onItsWay: new Map(),
        byNumber: new Map(),
        byRecord: new Map(),
        byCard: new Map(),
        places: new Map(),
      },
      ...{ count: 0, last: undefined },
    }
    kept.set(ledger, read)
  }
  for (; read.count < ledger.length; read.count += 1) {
    const entry = ledger[read.count]
    if (entry) add(read, entry)
    read.last = entry
  }
  return read
}

function add({ funds, onItsWay, byNumber, byRecord, byCard, places }: Books, entry: LedgerEntry): void {
  byNumber.set(entry.number, entry)
  if (entry.record !== null) file(byRecord, entry.record, entry)
  for (const move of cardMovesOf(entry)) file(byCard, move.card, move)
  for (const line of entry.lines) {
    if (!('amount' in line)) {
      if (line.direction === 'in') put(places, line.pass_id, line.account)
      continue
    }
    const { account, amount } = line
    funds.set(account, (funds.get(account) ?? 0) + amount)
    if (!account.endsWith(':pending')) continue
    const loads = onItsWay.get(account) ?? []
    onItsWay.set(account, loads)
    if (amount > 0) loads.push({ amount, usable_from: entry.usable_from ?? entry.at, entry: entry.number })
    else takeOff(loads, entry, amount)
  }
}

function file<T>(under: Map<string, T[]>, key: string, filed: T): void {
  const own = under.get(key)
  if (own) own.push(filed)
  else under.set(key, [filed])
}

/** A pass that only goes to a phone, or comes back from one, keeps its turn on its card. */
function put(places: Map<string, string>, pass: string, place: string): void {
  const before = places.get(pass)
  if (place === operator || (before !== undefined && cardIn(before) !== cardIn(place))) places.delete(pass)
  if (place !== operator) places.set(pass, place)
}

/** What has arrived or was given up is no longer on its way. */
function takeOff(loads: ValueOnItsWay[], { cause, number }: LedgerEntry, amount: number): void {
  const at = loads.findIndex((load) => load.amount === -amount && (cause === null || load.entry === cause))
  if (at < 0) throw new Error(`${number} takes ${-amount}, which is not on its way`)
  loads.splice(at, 1)
}
