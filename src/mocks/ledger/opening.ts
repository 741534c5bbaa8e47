import type { LedgerEntry, PassLine } from '../state/ledger'
import type { BackendState } from '../state'
import { heldFunds, operator, placedPasses } from './accounts'
import { money } from './post'

/** The instant at which the books of every scenario open: after its past, before its first act. */
const openedAt = '2026-01-01T00:00:00.000Z'

/** Opens the books: what every account and place holds comes from the operator. Loads on their way learn their entries. */
export function openLedger(state: BackendState): void {
  state.ledger = []
  state.counters.entry = 0
  const held = new Map<string, LedgerEntry['lines']>()
  for (const [account, amount] of heldFunds(state))
    if (amount !== 0) held.set(account, [money(account, amount), money(operator, -amount)])
  for (const { pass, place } of placedPasses(state)) {
    const { pass_id } = pass
    const lines: PassLine[] = [
      { account: operator, pass_id, direction: 'out' },
      { account: place, pass_id, direction: 'in' },
    ]
    held.set(place, [...(held.get(place) ?? []), ...lines])
  }
  for (const lines of held.values()) {
    state.counters.entry += 1
    state.ledger.push({
      number: `M-${state.counters.entry}`,
      kind: 'opening',
      at: openedAt,
      state: 'posted',
      usable_from: null,
      cause: null,
      lines,
      owner: null,
      record: null,
    })
  }
  for (const { pending_loads } of state.fareMedia) for (const load of pending_loads) load.entry = null
}
