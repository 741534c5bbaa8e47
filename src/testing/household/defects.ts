import { booksOf } from '../../mocks/ledger/books'
import { cardIn } from '../../mocks/ledger/cardIn'
import { phoneOf } from '../../mocks/ledger/movePass'
import { cardPlace, passesOnCard, phonePlace, placeOf } from '../../mocks/ledger/places'
import type { BackendState } from '../../mocks/state'

/** Spoils the state after an act; it is called after each. */
type Spoil = (state: BackendState) => unknown

/** Spoils only what has changed since the last time: `of` reads it, `undo` puts it back or takes it away. */
const onceMore =
  <T>(of: (state: BackendState) => T, undo: (state: BackendState, before: T) => unknown): (() => Spoil) =>
  () => {
    let before: T | undefined
    return (state) => {
      const seen = before
      const now = structuredClone(of(state))
      if (seen !== undefined && JSON.stringify(seen) !== JSON.stringify(now)) undo(state, seen)
      before = structuredClone(of(state))
    }
  }

const bought = (state: BackendState) =>
  state.fareMedia
    .flatMap((card) => passesOnCard(state, card))
    .filter(({ pass_id }) => pass_id.startsWith('pass-bought'))
/** What the backend has added up of each account of a kind: `changeFunds` makes it add up wrongly. */
const funds = (state: BackendState, kind: RegExp) => [...booksOf(state).funds].filter(([account]) => kind.test(account))
const changeFunds = (state: BackendState, changed: readonly [string, number][]) =>
  changed.forEach(([account, amount]) => booksOf(state).funds.set(account, amount))
const onPhones = (state: BackendState) => state.passes.filter((pass) => phoneOf(state, pass) !== undefined)
/** Lays a pass where the backend reads it. */
const lay = (state: BackendState, id: string, place: string) => booksOf(state).places.set(id, place)

/** What the histories of cards are read from. */
const movesOfMoney = (state: BackendState) =>
  [...booksOf(state).byCard.values()].flat().filter(({ amount }) => amount !== 0).length
const forgetFirst = (state: BackendState) => booksOf(state).byCard.forEach((moves) => moves.splice(0, 1))
const forgetLast = (state: BackendState) =>
  booksOf(state).byCard.forEach((moves) => {
    const at = moves.findLastIndex(
      ({ entry: { kind }, amount }) => amount !== 0 && kind !== 'ride' && kind !== 'opening',
    )
    if (at >= 0) moves.splice(at, 1)
  })

const ordersOfRiders = ({ orders }: BackendState) => orders.filter(({ owner }) => owner !== null)

/** Ways in which a backend can be broken, the check that has to find it, and the first sequence that can, if that is a later one. */
export const defects: [what: string, spoil: () => Spoil, check: string, from?: number][] = [
  [
    'a pass that is not delivered',
    onceMore(bought, (state) => booksOf(state).places.delete(bought(state).at(-1)?.pass_id ?? '')),
    'passes of the rider',
  ],
  [
    'a pass that is delivered to another card',
    onceMore(bought, (state) =>
      bought(state)
        .slice(-1)
        .forEach(({ pass_id }) =>
          lay(state, pass_id, cardPlace(placeOf(state, pass_id) === 'card:card-phone' ? 'card-plastic' : 'card-phone')),
        ),
    ),
    'places of passes',
  ],
  [
    'a pass that stays on its card when it goes to another one',
    onceMore(
      (state) => state.passes.map(({ pass_id }) => [pass_id, placeOf(state, pass_id)] as const),
      (state, before) =>
        before.forEach(
          ([id, place]) =>
            // One that was given back is nowhere.
            place?.startsWith('card:') && placeOf(state, id) !== undefined && lay(state, id, place),
        ),
    ),
    'places of passes',
  ],
  [
    'a pass that is still on the phone when it is back in the cloud',
    onceMore(
      (state) => onPhones(state).map(({ pass_id }) => pass_id),
      (state) =>
        bought(state).forEach(({ pass_id }) =>
          lay(state, pass_id, phonePlace('device-phone', cardIn(placeOf(state, pass_id) ?? '') ?? null)),
        ),
    ),
    'places of passes',
    85,
  ],
  ['a row of a card that is not written', onceMore(movesOfMoney, forgetLast), 'activity'],
  ['a history that forgets where it began', onceMore(movesOfMoney, forgetFirst), 'activity'],
  [
    'a lost cent',
    onceMore(
      (state) => funds(state, /:general$/),
      (state) =>
        changeFunds(
          state,
          funds(state, /:general$/).map(([account, amount]) => [account, amount > 0 ? amount - 1 : amount]),
        ),
    ),
    'funds of cards',
  ],
  ['a write over a newer balance of the wallet', onceMore((state) => funds(state, /^wallet:/), changeFunds), 'wallet'],
  [
    'a renewal that is dropped',
    onceMore(
      ({ renewals }) => renewals.length,
      (state) => (state.renewals = []),
    ),
    'renewals',
  ],
  [
    'an autoload that is never charged',
    () => (state) => state.autoloads.forEach((autoload) => (autoload.confirmed_on = '2999-01-01')),
    'upcoming charges',
  ],
  [
    'a charge that is not told',
    onceMore(
      ({ charges }) => charges.length,
      (state) => (state.charges = []),
    ),
    'transactions',
  ],
  ['a payout that is not told', () => (state) => (state.payouts = []), 'transactions', 100],
  [
    'an order that is not told',
    onceMore(
      (state) => ordersOfRiders(state).length,
      (state) =>
        state.orders.splice(
          state.orders.findLastIndex(({ owner }) => owner !== null),
          1,
        ),
    ),
    'transactions',
  ],
  [
    'an order that is told with another sum',
    onceMore(
      (state) => ordersOfRiders(state).length,
      (state) =>
        ordersOfRiders(state)
          .at(-1)
          ?.payments.forEach((payment) => (payment.amount += 1)),
    ),
    'orders',
  ],
  [
    'a guest’s order that is told with another sum',
    () => (state) =>
      state.orders.forEach(
        (order) => order.owner === null && order.payments.length === 1 && (order.payments[0]!.amount = 1),
      ),
    'guest orders',
  ],
  [
    'a refund that is not told',
    () => (state) =>
      booksOf(state).byRecord.forEach((entries, record, all) =>
        all.set(
          record,
          entries.filter(({ kind, owner }) => kind !== 'refund' || owner === null),
        ),
      ),
    'transactions',
    30,
  ],
  [
    'a refunded pass that can still be used',
    () => (state) => state.passes.forEach((pass) => pass.reason?.en === 'Refunded' && (pass.status = 'Available')),
    'refunded passes',
    67,
  ],
  [
    'a refunded pass that leaves its history',
    () => (state) => void (state.passes = state.passes.filter(({ reason }) => reason?.en !== 'Refunded')),
    'passes of the rider',
    67,
  ],
  [
    'an entry that is dropped',
    onceMore(
      ({ ledger }) => ledger.length,
      ({ ledger }) => ledger.at(-1)?.lines.some(({ account }) => account.endsWith(':general')) && ledger.pop(),
    ),
    'funds of cards',
  ],
  [
    'a ride that counts for no cap',
    () => (state) => state.ledger.forEach((entry) => entry.kind === 'ride' && (entry.notes = { free: 'transfer' })),
    'fare caps',
  ],
  [
    'value that arrives and is still on its way',
    () => (state) => booksOf(state).onItsWay.forEach((loads) => loads.length === 1 && loads.push({ ...loads[0]! })),
    'funds of cards',
    20,
  ],
]
