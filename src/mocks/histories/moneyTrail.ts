import { dayOf } from '../../shared/locales/dates'
import { cardFunds, walletAccount } from '../ledger/accounts'
import { booksOf } from '../ledger/books'
import { isMoney } from '../ledger/post'
import { numberOf, refundsOf, valueOf, walletLines } from '../rules/buying/orderMoney'
import { operatorTimeZone } from '../rules/cards/fareCaps'
import { everyCard } from '../state/cards/fareMedia'
import { isToldTo, wasWith } from '../rules/cards/stays'
import type { FareMediumRecord } from '../state/cards/fareCards'
import type { LedgerEntry } from '../state/ledger'
import type { OrderItemRecord, OrderRecord } from '../state/buying/orders'
import type { BackendState } from '../state'
import type { Localized } from '../words/language'
import { accountOfOrder, transactionOf } from './transactions'
import type { MoneyAccount, TransactionRecord } from './transactions'

export interface PurchaseRecord {
  id: string
  number: string | null
  date: string
  type: 'load' | 'pass' | 'ticket' | 'rides' | 'payment' | 'refund' | 'autoload' | 'renewal' | 'transfer' | 'payout'
  description: Localized | null
  account: MoneyAccount
  /** The card at the other end of a transfer. */
  other?: FareMediumRecord
  amount: number
  balance: number | null
  usableFrom?: string | null
  order: OrderRecord | null
  /** What of the order it is about; all of it, if no lines are named. */
  items?: readonly OrderItemRecord[]
  /** What was charged, if no order tells it. */
  charge?: TransactionRecord
  /** The number of the transaction that gave it back. */
  refundedBy?: string
}

const ridesInWords = (count: number): Localized => ({
  en: count === 1 ? '1 ride' : `${count} rides`,
  fr: count === 1 ? '1 passage' : `${count} passages`,
})

/** What the rows of a rider are read from. */
interface Sources {
  state: BackendState
  orders: ReadonlyMap<string, OrderRecord>
  /** General funds of cards, and the wallet, by their account in the ledger. */
  places: ReadonlyMap<string, MoneyAccount>
}

const generalOf = ({ faremedia_id }: Pick<FareMediumRecord, 'faremedia_id'>) => cardFunds(faremedia_id, 'general')

const sourcesOf = (state: BackendState, owner: string): Sources => ({
  state,
  orders: new Map(state.orders.map((order) => [order.order_id, order])),
  places: new Map<string, MoneyAccount>([
    ...everyCard(state).map(
      (card) => [generalOf(card), { kind: 'card', card, number: card.printed_card_number }] as const,
    ),
    [walletAccount(owner), { kind: 'wallet', card: undefined, number: null }],
  ]),
})

const byTime = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Returns what has moved on a rider's cards and in the wallet, the newest first, with the funds after each entry. Rides
 * of a day between two other movements of a card are told together. A card that has left keeps the rows that it had.
 */
export function purchasesOf(state: BackendState, owner: string): PurchaseRecord[] {
  const rows: PurchaseRecord[] = []
  const funds = new Map<string, number>()
  const rides = new Map<string, PurchaseRecord & { count: number }>()
  const isAnotherDay = (ride: PurchaseRecord, told: PurchaseRecord | undefined) =>
    told !== undefined && operatorDay(ride.date) !== operatorDay(told.date)
  const sources = sourcesOf(state, owner)
  const tellRides = (account: string) => {
    const told = rides.get(account)
    rides.delete(account)
    if (told) rows.push({ ...told, description: ridesInWords(told.count) })
  }
  for (const entry of state.ledger.toSorted((one, other) => byTime(one.at, other.at))) {
    const lines = entry.lines.filter(isMoney)
    for (const { account, amount } of lines) funds.set(account, (funds.get(account) ?? 0) + amount)
    if (entry.owner !== owner) continue
    for (const row of movedBy(sources, entry).reverse()) {
      const account = ledgerAccount(owner, row, entry)
      if (account === undefined) {
        if (row.type !== 'rides') rows.push(row)
        continue
      }
      if (row.type === 'rides' && isAnotherDay(row, rides.get(account))) tellRides(account)
      const told = { ...row, balance: funds.get(account) ?? 0 }
      const { id, amount, count } = rides.get(account) ?? { id: row.id, amount: 0, count: 0 }
      if (row.type === 'rides') rides.set(account, { ...told, id, amount: amount + row.amount, count: count + 1 })
      else {
        tellRides(account)
        rows.push(told)
      }
    }
  }
  for (const account of rides.keys()) tellRides(account)
  return rows.reverse().sort((one, other) => byTime(other.date, one.date))
}

const operatorDay = (iso: string) => dayOf(Date.parse(iso), operatorTimeZone)

/** Returns the account of the ledger whose funds a row tells; undefined if they were not the rider's then. */
function ledgerAccount(
  owner: string,
  { account: { kind, card } }: PurchaseRecord,
  { number: entry }: LedgerEntry,
): string | undefined {
  if (kind === 'wallet') return walletAccount(owner)
  const isTold = card && (card.owner === owner ? isToldTo : wasWith)(card, owner, { entry })
  return isTold ? generalOf(card) : undefined
}

/** The funds that an entry has moved, a row for each account. */
function movedBy(sources: Sources, entry: LedgerEntry): PurchaseRecord[] {
  if (entry.state === 'failed') return []
  const { state, orders } = sources
  const { kind, usable_from: usableFrom, state: standing, number } = entry
  const begin = entry.cause === null ? entry : booksOf(state).byNumber.get(entry.cause)
  if (begin?.kind === 'order') {
    const order = orders.get(begin.record ?? '')
    return order ? ofOrder(state, order, entry) : []
  }
  const base = { id: `entry-${number}`, number: null, description: null, balance: null, order: null, date: entry.at }
  if (kind === 'ride') return onAccounts(sources, entry, { ...base, type: 'rides' })
  if (kind === 'load' && entry.record === null)
    return onAccounts(sources, entry, { ...base, type: 'load', description: entry.notes?.description ?? null })
  const told = begin && transactionOf(state, begin)
  if (!told) return []
  const type = kind as PurchaseRecord['type']
  const named = { ...base, number: told.number, type, charge: kind === 'transfer' ? undefined : told }
  const still = { ...named, account: told.account, amount: 0 }
  if (kind === 'renewal') return [still]
  // What has arrived is told by the entry of its arrival.
  if (usableFrom !== null) return standing === 'posted' ? [] : [{ ...still, usableFrom }]
  return onAccounts(sources, entry, named).map((row) => {
    const other = [told.account.card, told.other].find((card) => card && card !== row.account.card)
    return kind === 'transfer' ? { ...row, other } : row
  })
}

/** What an entry has changed of the funds of cards and of the wallet. */
const onAccounts = (
  { places }: Sources,
  { lines }: LedgerEntry,
  row: Omit<PurchaseRecord, 'account' | 'amount'>,
): PurchaseRecord[] =>
  lines.filter(isMoney).flatMap(({ account: name, amount }, at) => {
    const account = places.get(name)
    return account ? [{ ...row, id: `${row.id}-${at}`, account, amount }] : []
  })

/** What was paid for an order, what arrived of it later, or what was given back. */
function ofOrder(state: BackendState, order: OrderRecord, entry: LedgerEntry): PurchaseRecord[] {
  const { number, kind, at: date } = entry
  const isRefund = kind === 'refund'
  const refund = isRefund ? refundsOf(state, order).find((one) => one.entry === number) : undefined
  const account = accountOfOrder(state, order)
  const general = account.card && generalOf(account.card)
  const isPass = order.items.some(({ type }) => type !== 'TICKET')
  const told: PurchaseRecord = {
    ...{ date, description: null, balance: null, order, account, number: order.purchase_number },
    id: isRefund ? `refund-${number}` : `purchase-${numberOf(order)}`,
    type: isRefund
      ? 'refund'
      : account.kind === 'card' && valueOf(order.items) > 0
        ? 'load'
        : isPass
          ? 'pass'
          : 'ticket',
    amount: entry.lines.reduce((sum, line) => sum + (isMoney(line) && line.account === general ? line.amount : 0), 0),
    usableFrom: entry.state === 'pending' ? entry.usable_from : null,
    ...(refund && { items: refund.items, refundedBy: refund.transaction_number }),
  }
  const inWallet = walletLines(entry).map(({ amount }, at): PurchaseRecord => ({
    ...told,
    id: `wallet-${told.id}-${at}`,
    type: isRefund ? 'refund' : 'payment',
    account: { kind: 'wallet', card: undefined, number: null },
    amount,
    usableFrom: null,
  }))
  return hasArrived(state, entry) ? inWallet : [told, ...inWallet]
}

/** Whether value of an order that was on its way has an entry of its own. */
const hasArrived = (state: BackendState, { number, record }: LedgerEntry): boolean =>
  booksOf(state)
    .byRecord.get(record ?? '')
    ?.some(({ cause, kind }) => cause === number && kind === 'load') ?? false
