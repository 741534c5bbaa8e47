import { operator, placedPasses } from '../../mocks/ledger/accounts'
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

function faultInPlaces(state: BackendState): string | undefined {
  const counts = new Map<string, Map<string, number>>()
  for (const line of state.ledger.flatMap(({ lines }) => lines)) {
    if (isMoney(line)) continue
    const places = counts.get(line.pass_id) ?? new Map<string, number>()
    places.set(line.account, (places.get(line.account) ?? 0) + (line.direction === 'in' ? 1 : -1))
    counts.set(line.pass_id, places)
  }
  const held = new Map<string, string>()
  for (const { pass, place } of placedPasses(state)) {
    const other = held.get(pass.pass_id)
    if (other) return `${pass.pass_id} is at ${other} and at ${place}`
    held.set(pass.pass_id, place)
    if (!counts.has(pass.pass_id)) return `${pass.pass_id} at ${place} comes from nowhere`
  }
  for (const [id, places] of counts) {
    const at = [...places].filter(([place, count]) => count !== 0 && place !== operator)
    const told = at.map(([place, count]) => `${count} × ${place}`).join(', ') || 'nowhere'
    const place = held.get(id)
    const isRight = place ? at.length === 1 && at[0]?.[0] === place && at[0][1] === 1 : at.length === 0
    if (!isRight) return `${id} is at ${place ?? 'no place'}, the ledger says ${told}`
  }
  return undefined
}
