import { cardFunds, walletAccount } from '../../mocks/ledger/accounts'
import { valueOnItsWay } from '../../mocks/ledger/funds'
import { passesOnCard } from '../../mocks/ledger/places'
import { isMoney } from '../../mocks/ledger/post'
import { chargedBy } from '../../mocks/rules/buying/orderMoney'
import type { EntryKind, LedgerEntry } from '../../mocks/state/ledger'
import type { BackendState } from '../../mocks/state'
import type { UserRecord } from '../../mocks/state/identity/users'
import { toldTo } from './told'
import type { Rows, Told } from './told'

type Room =
  | 'activity'
  | 'card'
  | 'orders'
  | 'overview'
  | 'passes'
  | 'purchases'
  | 'receipt'
  | 'renewals'
  | 'statement'
  | 'transactions'
  | 'upcoming'

/** Rooms that tell what cards and wallet hold, and what has changed it. */
const funds = ['purchases', 'activity', 'card', 'overview'] as const

/**
 * The rooms in which each kind of movement is told, where it touches them. A new kind without its row does not compile.
 * What is given up with a card or an account is told nowhere afterwards, and what was there before the books is the past.
 */
export const roomsOf: Record<EntryKind, readonly Room[]> = {
  opening: [],
  order: ['receipt', 'orders', 'transactions', 'statement', ...funds, 'passes', 'renewals', 'upcoming'],
  load: ['transactions', 'statement', ...funds],
  autoload: ['transactions', 'statement', ...funds, 'upcoming'],
  renewal: ['transactions', 'statement', 'purchases', 'activity', 'overview', 'upcoming'],
  transfer: ['transactions', ...funds, 'passes'],
  payout: ['transactions', 'statement', 'purchases', 'overview'],
  refund: ['receipt', 'orders', 'transactions', 'statement', ...funds, 'passes'],
  ride: funds,
  cap: ['activity'],
  adjustment: ['activity', 'card', 'overview'],
  forfeit: [],
}

/** What rider's money an entry has taken from outside. */
const fromOutside = ({ lines }: LedgerEntry): number =>
  lines.filter(isMoney).reduce((sum, { account, amount }) => sum - (/^(method|guest)/.test(account) ? amount : 0), 0)

/** What entries say that an account holds. */
const heldBy = (ledger: readonly LedgerEntry[], account: string): number =>
  ledger.reduce(
    (sum, { lines }) =>
      sum + lines.reduce((all, line) => all + (isMoney(line) && line.account === account ? line.amount : 0), 0),
    0,
  )

/** What an account held after an entry: a charge of the early morning may be written later in the day. */
const heldAfter = ({ state: { ledger } }: Told, entry: LedgerEntry, account: string): number =>
  heldBy(
    ledger.filter(({ at }, place) => at < entry.at || (at === entry.at && place <= ledger.indexOf(entry))),
    account,
  )

/** What follows from an order is told with it, and cash in a machine by the card alone. */
const isTold = (entry: LedgerEntry) => entry.record !== null && (entry.cause === null || entry.kind === 'refund')

/** Whether a row is the transaction of an entry. */
const isOf = (entry: LedgerEntry, { date, amount, from_wallet, state }: Record<string, unknown>): boolean =>
  date === entry.at &&
  Number(amount) - Math.sign(Number(amount)) * Number(from_wallet) === fromOutside(entry) &&
  (state === 'failed') === (entry.state === 'failed')

/** Whether an order tells what an entry took for it, or gave back of it. */
const tells = (entry: LedgerEntry, order: Record<string, unknown> | undefined): boolean =>
  entry.kind === 'refund'
    ? (order?.refunds as Rows | undefined)?.some(
        ({ date, amount }) => date === entry.at && amount === -chargedBy(entry),
      ) === true
    : order?.amount_paid === chargedBy(entry)

/** Checks whether a card's face says what the ledger says of it. A card that has left the account has no face to check. */
const isRightOnCard = ({ state, cards }: Told, id: string | undefined): boolean => {
  const card = cards.find(({ faremedia_id }) => faremedia_id === id)
  return (
    card === undefined || card.balances?.general_funds === heldBy(state.ledger, cardFunds(card.faremedia_id, 'general'))
  )
}

const checks: Record<Room, (told: Told, entry: LedgerEntry, owner: string) => boolean> = {
  receipt: ({ receipt }, entry) => tells(entry, receipt(entry.record ?? '')),
  orders: ({ orders }, entry) =>
    tells(
      entry,
      orders.find(({ order_id }) => order_id === entry.record),
    ),
  transactions: ({ transactions }, entry) =>
    !isTold(entry) ||
    (entry.state !== 'failed' && entry.lines.every((line) => !isMoney(line))) ||
    transactions.some((row) => isOf(entry, row)),
  statement: ({ statement }, entry) =>
    !isTold(entry) || fromOutside(entry) === 0 || statement.some((row) => isOf(entry, row)),
  purchases: ({ purchases }, entry) =>
    fundsIn(entry).every(({ card, amount }) =>
      purchases.some((row) =>
        // Rides are told together, with the last of them.
        entry.kind === 'ride'
          ? row.type === 'rides' &&
            (row.account as { faremedia_id: unknown }).faremedia_id === card &&
            String(row.date) >= entry.at &&
            Number(row.amount) <= amount
          : row.date === entry.at && row.amount === amount,
      ),
    ),
  activity: (told, entry) =>
    fundsIn(entry).every(
      ({ card, amount }) =>
        card === undefined ||
        told
          .activity(card)
          .some(
            ({ date_time, amount: moved, balance }) =>
              date_time === entry.at &&
              moved === amount &&
              balance === heldAfter(told, entry, cardFunds(card, 'general')),
          ),
    ) &&
    withoutFunds(entry)
      .filter(({ card }) => told.cards.some(({ faremedia_id }) => faremedia_id === card))
      .every(({ card, type }) =>
        told.activity(card).some((row) => row.date_time === entry.at && row.type === type && row.amount === 0),
      ),
  card: (told, entry) => fundsIn(entry).every(({ card }) => isRightOnCard(told, card)),
  overview: (told, entry, owner) =>
    fundsIn(entry).every(({ card }) =>
      card === undefined ? told.wallet === heldBy(told.state.ledger, walletAccount(owner)) : isRightOnCard(told, card),
    ) && comingFrom(told, entry).every((stop) => told.stops.some(({ id }) => id === stop)),
  passes: ({ passes, gone }, entry) =>
    entry.lines.every(
      (line) =>
        isMoney(line) ||
        /^app:/.test(line.account) ||
        passes.some(({ pass_id }) => pass_id === line.pass_id) !== gone.has(line.pass_id),
    ),
  renewals: (told, entry) =>
    renewingOf(told.state, entry).every(({ pass_id, card }) =>
      told.renewals(card).some((row) => row.pass_id === pass_id && row.next_run !== null),
    ),
  upcoming: (told, entry) => {
    const { state } = told
    if (entry.kind === 'order') return renewingOf(state, entry).every(({ pass_id }) => isAhead(told, pass_id))
    const charge = state.charges.find(({ charge_id }) => charge_id === entry.record)
    if (entry.kind === 'renewal') return isAhead(told, charge?.pass_id)
    const cardsAhead = Object.values(told.upcoming)
      .flat()
      .map(({ of }) => (of.kind === 'renewal' ? undefined : of.kind === 'wallet' ? null : of.card.faremedia_id))
    return cardsAhead.includes(charge?.card) || !state.autoloads.some(({ card }) => card === charge?.card)
  },
}

/** The ids of the stops that the overview shows because of an entry: what is on its way to a card, and the next charge. */
function comingFrom({ state, cards, upcoming: { charges } }: Told, entry: LedgerEntry): string[] {
  const charge = state.charges.find(({ charge_id }) => charge_id === entry.record)
  const renewal = state.renewals.find(({ pass_id }) => pass_id === charge?.pass_id)
  const next = charges.find(({ id }) => id.startsWith(`${renewal?.renewal_id}:`))
  const isOnItsWay = entry.state === 'pending'
  return [
    ...(next ? [next.id] : []),
    ...entry.lines.flatMap((line) => {
      const [, id = ''] = line.account.split(':')
      const card = cards.find(({ faremedia_id }) => faremedia_id === id)
      if (!isOnItsWay || !card) return []
      if (!isMoney(line))
        return line.direction === 'in' && passesOnCard(state, card).some(({ pass_id }) => pass_id === line.pass_id)
          ? [`${line.pass_id} arrives`]
          : []
      return valueOnItsWay(state, id).flatMap((load, at) => (load.entry === entry.number ? [`${id} load ${at}`] : []))
    }),
  ]
}

/** Whether the next charge for a pass that renews is told, or that it has stopped. What depends on its uses has no day. */
function isAhead({ state, upcoming: { charges, failed, stopped }, renewals }: Told, pass: string | undefined): boolean {
  const renewal = state.renewals.find(({ pass_id }) => pass_id === pass)
  if (!renewal) return true
  const id = renewal.renewal_id
  return (
    charges.some((charge) => charge.id.startsWith(`${id}:`)) ||
    [...failed, ...stopped].some((undated) => 'renewal' in undated && undated.renewal.renewal_id === id) ||
    renewals(renewal.card).some((row) => row.renewal_id === id && row.next_run === null && row.state === 'active')
  )
}

/** The passes on cards that an order bought as renewing. */
function renewingOf(state: BackendState, entry: LedgerEntry) {
  const order = state.orders.find(({ order_id }) => order_id === entry.record)
  const ids = new Set(entry.lines.flatMap((line) => (isMoney(line) ? [] : [line.pass_id])))
  const isRenewing = (product: string) => order?.items.some((item) => item.uuid === product && item.is_subscribed)
  return state.fareMedia.flatMap((card) =>
    passesOnCard(state, card)
      .filter(({ pass_id, product }) => ids.has(pass_id) && isRenewing(product))
      .map(({ pass_id }) => ({ pass_id, card: card.faremedia_id })),
  )
}

/** The funds that an entry changes: the general funds of cards, and the wallet. */
const fundsIn = ({ lines }: LedgerEntry) =>
  lines.filter(isMoney).flatMap(({ account, amount }) => {
    const [kind, id, fund] = account.split(':')
    if (kind === 'wallet') return [{ card: undefined, amount }]
    return kind === 'card' && fund === 'general' ? [{ card: id, amount }] : []
  })

/** What a card's history tells although its funds stay as they are: passes that come to it or renew, and free rides. */
function withoutFunds({ kind, lines, record }: LedgerEntry): { card: string; type: 'pass' | 'ride' }[] {
  const cardOf = (account: string) => /^(?:card|device:[^:]+):([^:]+)$/.exec(account)?.[1]
  const passes = lines.flatMap((line) => {
    const card = isMoney(line) || line.direction === 'out' ? undefined : cardOf(line.account)
    const wasThere = lines.some(
      (other) =>
        !isMoney(line) &&
        !isMoney(other) &&
        other.direction === 'out' &&
        other.pass_id === line.pass_id &&
        cardOf(other.account) === card,
    )
    return card !== undefined && (kind === 'renewal' || !wasThere) ? [{ card, type: 'pass' as const }] : []
  })
  const isFreeRide = (kind === 'ride' || kind === 'cap') && lines.length === 0 && record !== null
  return isFreeRide ? [{ card: record, type: 'ride' }] : passes
}

/** Returns the movements of a rider that are missing in a room: "M-12 (load) is not in purchases". */
export function missingInRooms(state: BackendState, user: UserRecord, now: number): string[] {
  const told = toldTo(state, user, now)
  return state.ledger
    .filter(({ owner }) => owner === user.uuid)
    .flatMap((entry) =>
      roomsOf[entry.kind]
        // A failure has moved nothing that another room could tell.
        .filter((room) => entry.state !== 'failed' || room === 'transactions')
        .filter((room) => !checks[room](told, entry, user.uuid))
        .map((room) => `${entry.number} (${entry.kind}) is not in ${room}`),
    )
}
