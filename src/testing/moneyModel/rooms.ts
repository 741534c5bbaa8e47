import { cardHistoryBehaviour } from '../../mocks/behaviour/cards/cardHistory'
import { ordersBehaviour } from '../../mocks/behaviour/buying/orders'
import { passesBehaviour } from '../../mocks/behaviour/cards/passes'
import { renewalsBehaviour } from '../../mocks/behaviour/cards/renewals'
import { passesOnCard } from '../../mocks/ledger/places'
import { isMoney } from '../../mocks/ledger/post'
import type { EntryKind, LedgerEntry } from '../../mocks/state/ledger'
import type { BackendState } from '../../mocks/state'
import type { UserRecord } from '../../mocks/state/identity/users'

type Room = 'transactions' | 'purchases' | 'activity' | 'passes' | 'renewals'

/**
 * The rooms in which each kind of movement is told, where it touches them. A new kind without its row does not compile.
 * What is given up with a card or an account is told nowhere afterwards, and what was there before the books is the past.
 */
export const roomsOf: Record<EntryKind, Room[]> = {
  opening: [],
  order: ['transactions', 'purchases', 'activity', 'passes', 'renewals'],
  load: ['transactions', 'purchases', 'activity'],
  autoload: ['transactions', 'purchases', 'activity'],
  renewal: ['transactions', 'purchases'],
  transfer: ['transactions', 'purchases', 'activity', 'passes'],
  payout: ['transactions', 'purchases'],
  refund: ['transactions', 'purchases', 'activity'],
  ride: ['activity'],
  cap: ['activity'],
  adjustment: ['activity'],
  forfeit: [],
}

type Rows = Record<string, unknown>[]

/** Everything that the rooms of a rider tell. */
interface Told {
  state: BackendState
  transactions: Rows
  purchases: Rows
  activity: (card: string) => Rows
  passes: Rows
  renewals: (card: string) => Rows
}

function toldTo(state: BackendState, user: UserRecord, now: number): Told {
  const base = { state, visitor: { kind: 'rider', user, token: '' }, language: 'en', now, body: undefined }
  const read = (behaviour: (context: never) => unknown, params: Record<string, string> = {}): Rows => {
    const rows: Rows = []
    for (let page = 1; ; page += 1) {
      const query = new URLSearchParams({ page: String(page) })
      const answer = behaviour({ ...base, params, query } as never) as { results: Rows; total: number }
      rows.push(...answer.results)
      if (answer.results.length === 0 || rows.length >= answer.total) return rows
    }
  }
  const activities = new Map<string, Rows>()
  const activityOf = (id: string) => read(cardHistoryBehaviour.listCardActivity, { id })
  return {
    state,
    transactions: read(ordersBehaviour.listTransactions),
    purchases: read(ordersBehaviour.listPurchases),
    activity: (id) => activities.get(id) ?? activities.set(id, activityOf(id)).get(id) ?? [],
    passes: read(passesBehaviour.listPasses),
    renewals: (id) => renewalsBehaviour.listRenewals({ ...base, params: { id } } as never).renewals as unknown as Rows,
  }
}

/** What rider's money an entry has taken from outside. */
const chargedBy = ({ lines }: LedgerEntry): number =>
  lines.filter(isMoney).reduce((sum, { account, amount }) => sum - (/^(method|guest)/.test(account) ? amount : 0), 0)

const checks: Record<Room, (told: Told, entry: LedgerEntry) => boolean> = {
  transactions: ({ transactions }, entry) =>
    // What follows from an order is told with it, and cash in a machine by the card alone.
    (entry.cause !== null && entry.kind !== 'refund') ||
    entry.record === null ||
    (entry.state !== 'failed' && entry.lines.every((line) => !isMoney(line))) ||
    transactions.some(
      ({ date, amount, from_wallet, state }) =>
        date === entry.at &&
        Number(amount) - Number(from_wallet) === chargedBy(entry) &&
        (state === 'failed') === (entry.state === 'failed'),
    ),
  purchases: ({ purchases }, entry) =>
    fundsIn(entry).every(({ amount }) => purchases.some((row) => row.date === entry.at && row.amount === amount)),
  activity: ({ activity }, entry) =>
    fundsIn(entry).every(
      ({ card, amount }) =>
        card === undefined || activity(card).some((row) => row.date_time === entry.at && row.amount === amount),
    ),
  passes: ({ passes }, entry) =>
    entry.lines.every(
      (line) => isMoney(line) || /^app:/.test(line.account) || passes.some(({ pass_id }) => pass_id === line.pass_id),
    ),
  renewals: ({ state, renewals }, entry) => {
    const order = state.orders.find(({ order_id }) => order_id === entry.record)
    const ids = new Set(entry.lines.flatMap((line) => (isMoney(line) ? [] : [line.pass_id])))
    const bought = state.fareMedia.flatMap((card) =>
      passesOnCard(state, card)
        .filter(({ pass_id }) => ids.has(pass_id))
        .map((pass) => ({ ...pass, card: card.faremedia_id })),
    )
    const isRenewing = (product: string) => order?.items.some((item) => item.uuid === product && item.is_subscribed)
    return bought.every(
      ({ pass_id, product, card }) =>
        !isRenewing(product) || renewals(card).some((row) => row.pass_id === pass_id && row.next_run !== null),
    )
  },
}

/** The funds that an entry changes: the general funds of cards, and the wallet. */
const fundsIn = ({ lines }: LedgerEntry) =>
  lines.filter(isMoney).flatMap(({ account, amount }) => {
    const [kind, id, fund] = account.split(':')
    if (kind === 'wallet') return [{ card: undefined, amount }]
    return kind === 'card' && fund === 'general' ? [{ card: id, amount }] : []
  })

/** Returns the movements of a rider that are missing in a room: "M-12 (load) is not in purchases". */
export function missingInRooms(state: BackendState, user: UserRecord, now: number): string[] {
  const told = toldTo(state, user, now)
  return state.ledger
    .filter(({ owner }) => owner === user.uuid)
    .flatMap((entry) =>
      roomsOf[entry.kind]
        // A failure has moved nothing that another room could tell.
        .filter((room) => entry.state !== 'failed' || room === 'transactions')
        .filter((room) => !checks[room](told, entry))
        .map((room) => `${entry.number} (${entry.kind}) is not in ${room}`),
    )
}
