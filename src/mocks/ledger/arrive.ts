import type { FareMediumRecord } from '../state/cards/fareCards'
import type { BackendState } from '../state'
import { cardFunds } from './accounts'
import { booksOf } from './books'
import type { ValueOnItsWay } from './books'
import { valueOnItsWay } from './funds'
import { money, post } from './post'

/** Until then the fare of a ride may change. */
const settling = 3 * 86_400_000

/**
 * Lets everything arrive that has become usable: value is added to the general funds of its card from that instant on.
 * The fare of a ride is settled three days after it.
 */
export function arrive(state: BackendState, now: number): void {
  for (const card of state.fareMedia) arriveOn(state, card, now)
  for (const entry of state.ledger) {
    if (entry.notes?.isSettling && Date.parse(entry.at) + settling <= now) delete entry.notes.isSettling
    if (entry.state === 'pending' && entry.usable_from !== null && Date.parse(entry.usable_from) <= now)
      entry.state = 'posted'
  }
}

export function arriveOn(state: BackendState, card: FareMediumRecord, now: number): void {
  const due = valueOnItsWay(state, card.faremedia_id)
    .filter(({ usable_from }) => Date.parse(usable_from) <= now)
    .sort((one, other) => one.usable_from.localeCompare(other.usable_from))
  for (const load of due) arriveOne(state, card, load)
}

function arriveOne(state: BackendState, card: FareMediumRecord, { amount, usable_from, entry }: ValueOnItsWay): void {
  const cause = booksOf(state).byNumber.get(entry)
  const kind = cause?.kind === 'autoload' ? 'autoload' : 'load'
  const id = card.faremedia_id
  const now = Date.parse(usable_from)
  post(state, {
    kind,
    // The rider who paid is told of it, even if another rider has the card now.
    owner: cause?.owner ?? card.owner,
    cause: entry,
    record: cause?.record ?? null,
    lines: [money(cardFunds(id, 'pending'), -amount), money(cardFunds(id, 'general'), amount)],
    now,
  })
}
