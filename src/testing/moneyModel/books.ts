import { operator } from '../../mocks/ledger/accounts'
import { booksOf } from '../../mocks/ledger/books'
import { heldFunds } from '../../mocks/ledger/funds'
import { isMoney } from '../../mocks/ledger/post'
import type { LedgerEntry } from '../../mocks/state/ledger'
import type { BackendState } from '../../mocks/state'

/** Accounts outside hold what they hold: ours is what the portal shows. */
const isOurs = (account: string) => /^(card|wallet):/.test(account)

/** Compares the ledger with what accounts hold and where passes are. Returns what is wrong, or nothing. */
export function faultInBooks(state: BackendState): string | undefined {
  return (
    state.ledger.map(faultOf).find((fault) => fault !== undefined) ??
    faultInOrder(state) ??
    faultInFunds(state) ??
    faultInPlaces(state)
  )
}

/** Each entry by itself: nothing comes from nowhere, and what failed has moved nothing. */
function faultOf({ number, kind, lines, state, usable_from }: LedgerEntry): string | undefined {
  const rest = lines.reduce((sum, line) => sum + (isMoney(line) ? line.amount : 0), 0)
  if (rest !== 0) return `${number} (${kind}) leaves ${rest} open`
  if (state === 'failed' && lines.length > 0) return `${number} (${kind}) failed and moves something`
  if (state === 'pending' && usable_from === null) return `${number} (${kind}) is on its way without a time`
  const balance = new Map<string, number>()
  for (const line of lines)
    if (!isMoney(line)) balance.set(line.pass_id, (balance.get(line.pass_id) ?? 0) + (line.direction === 'in' ? 1 : -1))
  const lost = [...balance].find(([, count]) => count !== 0)
  return lost && `${number} (${kind}) makes or loses ${lost[0]}`
}

/** The entries are numbered without a gap, up to the last number that was given. */
function faultInOrder({ ledger, counters }: BackendState): string | undefined {
  const seen = new Set<string>()
  if (ledger.length !== counters.entry) return `${counters.entry} entries were numbered, ${ledger.length} are there`
  for (const [at, { number, cause }] of ledger.entries()) {
    if (number !== `M-${at + 1}`) return `${number} is entry ${at + 1}`
    if (cause !== null && !seen.has(cause)) return `${number} follows from ${cause}, which is not before it`
    seen.add(number)
  }
  return undefined
}

function faultInFunds(state: BackendState): string | undefined {
  const sums = new Map<string, number>()
  for (const line of state.ledger.flatMap(({ lines }) => lines))
    if (isMoney(line)) sums.set(line.account, (sums.get(line.account) ?? 0) + line.amount)
  const held = heldFunds(state)
  for (const [account, amount] of held) {
    const sum = sums.get(account) ?? 0
    if (sum !== amount) return `${account} holds ${amount}, the ledger says ${sum}`
  }
  const gone = [...sums].find(([account, sum]) => isOurs(account) && !held.has(account) && sum !== 0)
  return gone && `${gone[0]} is gone with ${gone[1]}`
}

/** A pass leaves the place where it is before it comes to another, and is nowhere else. */
function faultInPlaces(state: BackendState): string | undefined {
  const places = new Map<string, string>()
  for (const { number, lines } of state.ledger) {
    for (const line of lines) {
      if (isMoney(line) || line.direction === 'in') continue
      const at = places.get(line.pass_id) ?? operator
      if (at !== line.account) return `${number}: ${line.pass_id} leaves ${line.account} and is at ${at}`
      places.delete(line.pass_id)
    }
    for (const line of lines) {
      if (isMoney(line) || line.direction === 'out' || line.account === operator) continue
      if (places.has(line.pass_id)) return `${number}: ${line.pass_id} is in two places`
      places.set(line.pass_id, line.account)
    }
  }
  const read = booksOf(state).places
  for (const id of new Set([...places.keys(), ...read.keys()]))
    if (read.get(id) !== places.get(id))
      return `${id} is read at ${read.get(id) ?? 'no place'}, the ledger says ${places.get(id) ?? 'none'}`
  const known = new Set<string>()
  for (const { pass_id } of state.passes) {
    if (known.has(pass_id)) return `${pass_id} is there twice`
    if (!places.has(pass_id)) return `${pass_id} is nowhere`
    known.add(pass_id)
  }
  const lost = [...places.keys()].find((id) => !known.has(id))
  return lost && `${lost} is at ${places.get(lost)} and unknown`
}
