import type { LedgerEntry, PassLine } from '../state/ledger'
import type { BackendState } from '../state'
import { cardFunds, heldFunds, operator, placedPasses } from './accounts'
import { money } from './post'

/** The instant at which the books of every scenario open: before its past. */
const openedAt = '2025-01-01T00:00:00.000Z'

type Opened = Pick<LedgerEntry, 'kind' | 'at' | 'lines'>

/**
 * Opens the books. The past of a card is in them, from nothing to what the card holds; whatever else accounts and places
 * hold comes from the operator. Loads on their way learn their entries.
 */
export function openLedger(state: BackendState): void {
  const past = pastOf(state)
  const told = new Map<string, number>()
  for (const { account, amount } of past.flatMap(({ lines }) => lines).filter((line) => 'amount' in line))
    told.set(account, (told.get(account) ?? 0) + amount)
  const held = new Map<string, LedgerEntry['lines']>()
  for (const [account, amount] of heldFunds(state)) {
    const rest = amount - (told.get(account) ?? 0)
    if (rest !== 0) held.set(account, [money(account, rest), money(operator, -rest)])
  }
  for (const { pass, place } of placedPasses(state)) {
    const { pass_id } = pass
    const lines: PassLine[] = [
      { account: operator, pass_id, direction: 'out' },
      { account: place, pass_id, direction: 'in' },
    ]
    held.set(place, [...(held.get(place) ?? []), ...lines])
  }
  const openings: Opened[] = [...held.values()].map((lines) => ({ kind: 'opening', at: openedAt, lines }))
  const fixed = { state: 'posted', usable_from: null, cause: null, owner: null, record: null } as const
  state.ledger = [...openings, ...past].map((entry, at) => ({ number: `M-${at + 1}`, ...entry, ...fixed }))
  state.counters.entry = state.ledger.length
  for (const { pending_loads } of state.fareMedia) for (const load of pending_loads) load.entry = null
}

/** The loads and rides of every card, the oldest first. */
const pastOf = ({ activities }: BackendState): Opened[] =>
  activities
    .filter(({ amount }) => amount !== 0)
    .map(({ faremedia_id, type, amount, date_time }) => ({
      kind: type === 'ride' ? ('ride' as const) : ('load' as const),
      at: date_time,
      lines: [money(cardFunds(faremedia_id, 'general'), amount), money(operator, -amount)],
    }))
    .sort((one, other) => one.at.localeCompare(other.at))
