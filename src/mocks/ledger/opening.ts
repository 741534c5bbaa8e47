import type { LedgerEntry } from '../state/ledger'
import type { BackendState } from '../state'
import { cardFunds, methodAccount, operator } from './accounts'
import { heldFunds, valueOnItsWay } from './funds'
import { placeOf } from './places'
import { isMoney, money, passGoes } from './post'

/** The instant at which the books of every scenario open: before its past. */
const openedAt = '2025-01-01T00:00:00.000Z'

type Opened = Pick<LedgerEntry, 'kind' | 'at' | 'lines'> & Partial<Pick<LedgerEntry, 'state' | 'usable_from'>>

const opening = (lines: LedgerEntry['lines']): Opened => ({ kind: 'opening', at: openedAt, lines })

/**
 * Opens the books. The past of a card is in them, from nothing to what the card holds; whatever else accounts and places
 * hold comes from the operator. From here on nothing but the ledger tells what they hold.
 */
export function openLedger(state: BackendState): void {
  const past = pastOf(state)
  const openings = [...openingFunds(state, past), ...openingLoads(state), ...openingPasses(state)]
  for (const record of [...state.fareMedia, ...state.paymentMethods, ...state.passes]) delete record.opening
  const fixed = { state: 'posted', usable_from: null, cause: null, owner: null, record: null } as const
  state.ledger = [...openings, ...past].map((entry, at) => ({ number: `M-${at + 1}`, ...fixed, ...entry }))
  state.counters.entry = state.ledger.length
}

/** What the past does not explain of the funds. */
function openingFunds(state: BackendState, past: Opened[]): Opened[] {
  const held = heldFunds(state)
  const add = (account: string, amount = 0) => held.set(account, (held.get(account) ?? 0) + amount)
  for (const { faremedia_id: id, opening: funds } of state.fareMedia) {
    held.delete(cardFunds(id, 'pending'))
    add(cardFunds(id, 'general'), funds?.general)
    add(cardFunds(id, 'commuter'), funds?.commuter)
  }
  for (const method of state.paymentMethods) if (method.opening) add(methodAccount(method), method.opening)
  for (const { account, amount } of past.flatMap(({ lines }) => lines.filter(isMoney)))
    if (held.has(account)) add(account, -amount)
  return [...held].flatMap(([account, amount]) =>
    amount === 0 ? [] : [opening([money(account, amount), money(operator, -amount)])],
  )
}

/** Value that is on its way arrives at its time. */
const openingLoads = (state: BackendState): Opened[] =>
  state.fareMedia.flatMap(({ faremedia_id: id, opening: funds }) =>
    [...valueOnItsWay(state, id), ...(funds?.pending ? [funds.pending] : [])].map(({ amount, usable_from }) => ({
      ...opening([money(cardFunds(id, 'pending'), amount), money(operator, -amount)]),
      state: 'pending',
      usable_from,
    })),
  )

function openingPasses(state: BackendState): Opened[] {
  const held = new Map<string, LedgerEntry['lines']>()
  for (const { pass_id, opening: given } of state.passes) {
    const place = given ?? placeOf(state, pass_id)
    if (place !== undefined) held.set(place, [...(held.get(place) ?? []), ...passGoes(pass_id, operator, place)])
  }
  return [...held.values()].map(opening)
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
