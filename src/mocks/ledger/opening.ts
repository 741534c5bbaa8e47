import type { LedgerEntry } from '../state/ledger'
import type { BackendState } from '../state'
import { cardFunds, methodAccount, operator } from './accounts'
import { heldFunds, valueOnItsWay } from './funds'
import { placeOf } from './places'
import { isMoney, money, passGoes } from './post'

/** The instant at which the books of every scenario open: before its past. */
const openedAt = '2021-01-01T00:00:00.000Z'

export interface Opened
  extends
    Pick<LedgerEntry, 'kind' | 'at' | 'lines'>,
    Partial<Pick<LedgerEntry, 'state' | 'usable_from' | 'owner' | 'record' | 'notes'>> {
  follows?: Opened
}

const opening = (lines: LedgerEntry['lines']): Opened => ({ kind: 'opening', at: openedAt, lines })

/**
 * Opens the books with a past: each of its entries moves what it says, and whatever else accounts and places hold comes
 * from the operator. From here on nothing but the ledger tells what they hold.
 */
export function openLedger(state: BackendState, told: readonly Opened[] = []): void {
  const past = told.toSorted((one, other) => one.at.localeCompare(other.at))
  const all = [...openingFunds(state, past), ...openingLoads(state), ...openingPasses(state, past), ...past]
  for (const record of [...state.fareMedia, ...state.paymentMethods, ...state.passes]) delete record.opening
  const numbers = new Map(all.map((entry, at) => [entry, `M-${at + 1}`]))
  const fixed = { state: 'posted', usable_from: null, owner: null, record: null } as const
  state.ledger = all.map((entry) => {
    const { follows, ...facts } = entry
    return { number: numbers.get(entry) ?? '', ...fixed, cause: (follows && numbers.get(follows)) ?? null, ...facts }
  })
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

function openingPasses(state: BackendState, past: Opened[]): Opened[] {
  const told = new Set(past.flatMap(({ lines }) => lines.flatMap((line) => (isMoney(line) ? [] : line.pass_id))))
  const held = new Map<string, LedgerEntry['lines']>()
  for (const pass of state.passes) {
    const place = pass.opening ?? placeOf(state, pass.pass_id)
    if (place !== undefined && !told.has(pass.pass_id))
      held.set(place, [...(held.get(place) ?? []), ...passGoes(pass, operator, place)])
  }
  return [...held.values()].map(opening)
}
