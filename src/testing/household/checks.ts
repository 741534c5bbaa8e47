import type { AnswerOf } from '../../api/contract/base/endpoint'
import type { findOrderAsGuest } from '../../api/contract/buying/orders'
import { upcomingCharges } from '../../features/account/upcoming/upcomingCharges'
import { statementOf } from '../../features/buying/histories/statement/statementRules'
import { dayOf } from '../../shared/locales/dates'
import { cardFunds, walletAccount } from '../../mocks/ledger/accounts'
import { isMoney } from '../../mocks/ledger/post'
import type { LedgerEntry } from '../../mocks/state/ledger'
import { differs, firstOf } from './compare'
import type { Seen } from './compare'
import { changeOf, fundsOn, sumOf } from './ledgerSays'
import { passChecks } from './passChecks'
import type { RoomsOf } from './rooms'

export const timeZone = 'America/Halifax'

const acted = ({ ledger, rider }: Seen) => ledger.filter(({ owner, kind }) => owner === rider && kind !== 'opening')
const begun = ({ cause }: LedgerEntry) => cause === null
/** Money from outside: payment methods that are no wallet. */
const charged = (entries: readonly LedgerEntry[]) =>
  sumOf(
    entries.flatMap(({ lines }) =>
      lines.flatMap((line) => (isMoney(line) && /^(method:|guest$)/.test(line.account) ? -line.amount : [])),
    ),
  )
const told = ['order', 'load', 'autoload', 'renewal', 'transfer', 'payout', 'refund'] as const
/** What is told as a transaction: each order, refund, charge and payout, and transfers of money. */
const transactions = (seen: Seen) =>
  acted(seen).filter(
    (entry) =>
      (begun(entry) || entry.kind === 'refund') &&
      (told as readonly string[]).includes(entry.kind) &&
      (entry.kind !== 'transfer' || entry.lines.some(isMoney)),
  )
const paidFor = ({ lines }: LedgerEntry) =>
  sumOf(lines.flatMap((line) => (isMoney(line) && /^(method|wallet|guest)/.test(line.account) ? -line.amount : [])))

const givenBackOf = (entries: readonly LedgerEntry[], order: string | null) =>
  sumOf(entries.flatMap((entry) => (entry.kind === 'refund' && entry.record === order ? -paidFor(entry) : [])))

/** Compares what a guest finds of an order with the ledger. */
export function faultInGuestOrder(ledger: readonly LedgerEntry[], order: AnswerOf<typeof findOrderAsGuest>) {
  const own = ledger.filter(({ record }) => record === order.order_id)
  return differs(
    `the guest's ${order.order_number}`,
    [order.amount_paid, order.amount_refunded ?? 0],
    [sumOf(own.map((entry) => (entry.kind === 'order' ? paidFor(entry) : 0))), givenBackOf(own, order.order_id)],
  )
}

/** What each room must say: each check returns what is wrong, or nothing. */
export const checks: Record<string, (seen: Seen) => string | undefined> = {
  'funds of cards': ({ ledger, rooms }) =>
    firstOf(rooms.cards, ({ faremedia_id: id, balances, pending_loads }) =>
      differs(
        id,
        [
          balances?.general_funds,
          balances?.commuter_benefits,
          sumOf((pending_loads ?? []).map(({ amount }) => amount)),
        ],
        (['general', 'commuter', 'pending'] as const).map((fund) => changeOf(ledger, cardFunds(id, fund))),
      ),
    ),
  wallet: ({ ledger, rider, rooms }) => {
    const expected = changeOf(ledger, walletAccount(rider))
    const inMethods = rooms.methods.find(({ type }) => type === 'wallet')?.balance
    return differs('the wallet and its method', [rooms.wallet.balance, inMethods], [expected, expected])
  },
  ...passChecks,
  transactions: (seen) => {
    const rows = seen.rooms.transactions.map(({ date, type, state }) => [date, type, state === 'failed'].join(' '))
    const expected = transactions(seen).map(({ at, kind, state }) =>
      [at, kind === 'order' ? 'sale' : kind, state === 'failed'].join(' '),
    )
    return (
      differs('transactions', rows.toSorted(), expected.toSorted()) ??
      differs('their numbers', new Set(seen.rooms.transactions.map((row) => row.transaction_number)).size, rows.length)
    )
  },
  statement: (seen) => {
    const { lines, total } = statementOf(seen.rooms.transactions)
    return differs(
      'the total and its lines',
      [total.net, sumOf(lines.map(({ net }) => net))],
      Array(2).fill(charged(acted(seen))),
    )
  },
  orders: (seen) => {
    const told = transactions(seen)
    const expected = told.flatMap((entry) =>
      entry.kind === 'order' ? `${entry.record} ${paidFor(entry)} ${givenBackOf(told, entry.record)}` : [],
    )
    return differs(
      'orders',
      seen.rooms.orders
        .map((order) => `${order.order_id} ${order.amount_paid} ${order.amount_refunded ?? 0}`)
        .toSorted(),
      expected.toSorted(),
    )
  },
  purchases: (seen) => {
    const accounts = [
      { id: 'wallet', account: walletAccount(seen.rider) },
      ...seen.rooms.cards.map(({ faremedia_id: id }) => ({ id, account: cardFunds(id, 'general') })),
    ]
    const entries = acted(seen).filter(({ kind }) => kind !== 'forfeit')
    return firstOf(accounts, ({ id, account }) => {
      const rows = seen.rooms.purchases.filter((row) =>
        id === 'wallet' ? row.account.kind === 'wallet' : row.account.faremedia_id === id,
      )
      const wrong = rows.find(({ date, balance }) => !fundsOn(seen.ledger, account, date).includes(balance ?? 0))
      return (
        differs(`what changed ${id}`, sumOf(rows.map(({ amount }) => amount)), changeOf(entries, account)) ??
        (wrong && `${id} did not hold ${wrong.balance} after ${wrong.purchase_id}`)
      )
    })
  },
  activity: ({ rider, ledger, rooms, memory }) =>
    firstOf(rooms.activity, ([id, rows]) => {
      const account = cardFunds(id, 'general')
      const told = rows
        .filter(({ amount, state }) => amount && state !== 'pending')
        .map(({ amount, balance }) => [amount, balance])
      let balance = 0
      const expected = ledger.flatMap((entry, at) => {
        const amount = changeOf([entry], account)
        balance += amount
        return amount === 0 || entry.kind === 'opening' || !memory.isTold(id, rider, at) ? [] : [[amount, balance]]
      })
      return differs(`what changed ${id}, and what was left`, told.toReversed(), expected)
    }),
  'fare caps': ({ ledger, rooms, today }) =>
    firstOf(rooms.cards, ({ faremedia_id: id, fare_caps }) => {
      const rides = ledger.filter(
        ({ kind, record, at }) =>
          (kind === 'ride' || kind === 'cap') && record === id && dayOf(Date.parse(at), timeZone) === today,
      )
      return firstOf(fare_caps?.good.filter(({ cap_id }) => cap_id === 'cap-day') ?? [], ({ count }) =>
        differs(`rides of ${id}`, count, rides.length),
      )
    }),
  renewals: ({ memory, rooms }) => {
    const here = rooms.passes.filter(({ pass_id }) => memory.renewing.has(pass_id)).map(({ pass_id }) => pass_id)
    const listed = [...rooms.renewals.values()].flat().map(({ pass_id }) => pass_id)
    const flagged = rooms.passes.filter(({ auto_renew }) => auto_renew).map(({ pass_id }) => pass_id)
    return differs('what renews', [listed.toSorted(), flagged.toSorted()], [here.toSorted(), here.toSorted()])
  },
  'used by': ({ rooms }) => {
    const running = (state: string | null | undefined) => state !== 'paused'
    const users = [
      ...rooms.cards.flatMap(({ autoload }) => (autoload && running(autoload.state) ? autoload.payment_method_id : [])),
      ...(rooms.wallet.autoload && running(rooms.wallet.autoload.state)
        ? [rooms.wallet.autoload.payment_method_id]
        : []),
      ...[...rooms.renewals.values()]
        .flat()
        .flatMap(({ state, payment_method_id }) => (running(state) ? payment_method_id : [])),
    ]
    const named = rooms.methods.flatMap(({ id, used_by }) => (used_by?.good ?? []).map(() => id))
    return differs(
      'what uses the methods',
      named.toSorted(),
      users.filter((id) => rooms.methods.some((own) => own.id === id)).toSorted(),
    )
  },
}

/** What the room of upcoming charges promises from a day on. */
export const promisedBy = (rooms: RoomsOf, today: string) =>
  upcomingCharges(
    {
      cards: rooms.cards,
      walletAutoload: rooms.wallet.autoload,
      renewals: rooms.cards.map((card) => ({ card, renewals: rooms.renewals.get(card.faremedia_id) ?? [] })),
      isUsable: ({ status }) => status === 'ACTIVE',
    },
    today,
  ).charges
