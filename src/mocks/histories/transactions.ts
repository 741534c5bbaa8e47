import type { ChargedMethod } from '../../api/contract/paying/chargedMethod'
import { isMoney } from '../ledger/post'
import { chargedBy, entryOf, lineTypeOf, numberOf, refundsOf, walletLines } from '../rules/buying/orderMoney'
import { everyCard } from '../state/cards/fareMedia'
import { labelOf, labelsOf } from '../rules/paying/paymentLabels'
import { payoutOf } from '../rules/riders/payOut'
import type { FareMediumRecord } from '../state/cards/fareCards'
import type { LedgerEntry } from '../state/ledger'
import type { OrderRecord } from '../state/buying/orders'
import type { BackendState } from '../state'
import type { Localized } from '../words/language'

export interface MoneyAccount {
  kind: 'card' | 'wallet' | 'app'
  card: FareMediumRecord | undefined
  number: string | null
}

export interface TransactionRecord {
  number: string
  date: string
  type: 'sale' | 'refund' | 'cash' | 'load' | 'autoload' | 'renewal' | 'transfer' | 'payout'
  amount: number
  state: LedgerEntry['state']
  /** Cents of a charge that failed. */
  attempted: number | null
  moved: number | null
  fromWallet: number
  tax: number | null
  payment: Localized | null
  methods: ChargedMethod[]
  account: MoneyAccount
  other: FareMediumRecord | undefined
  usableFrom: string | null
  order: OrderRecord | null
  items: { name: Localized; quantity: number }[]
  pass_id: string | null
}

const plain = {
  state: 'posted' as const,
  attempted: null,
  moved: null,
  fromWallet: 0,
  tax: null,
  methods: [],
  other: undefined,
  usableFrom: null,
  pass_id: null,
}

export function accountOfOrder(state: BackendState, { card_number: number }: OrderRecord): MoneyAccount {
  const card = everyCard(state).find(({ printed_card_number }) => printed_card_number === number)
  return { kind: number ? 'card' : 'app', card, number }
}

/** Returns what an order has caused: its payment, and its refunds. */
export function transactionsOf(state: BackendState, order: OrderRecord): TransactionRecord[] {
  const entry = entryOf(state, order)
  if (!entry) return []
  const isCash = order.items.some((item) => lineTypeOf(item, order) === 'cash')
  const methods = order.payments.map(({ method }) => method)
  const base = { ...plain, order, methods, payment: labelsOf(methods), account: accountOfOrder(state, order) }
  const sale: TransactionRecord = {
    ...base,
    number: `T-${numberOf(order)}`,
    date: entry.at,
    items: order.items,
    type: isCash ? 'cash' : 'sale',
    amount: chargedBy(entry),
    tax: order.tax ?? null,
    fromWallet: walletLines(entry).reduce((sum, { amount }) => sum - amount, 0),
    usableFrom: entry.usable_from,
  }
  const refunds = refundsOf(state, order).map(
    ({ date, amount, toWallet, items, label, methods: to, transaction_number: number }): TransactionRecord => ({
      ...base,
      number,
      date,
      type: 'refund',
      amount: -amount,
      fromWallet: toWallet,
      payment: label,
      methods: to,
      items,
    }),
  )
  return [...(sale.amount > 0 ? [sale] : []), ...refunds]
}

const letters = { load: 'L', autoload: 'A', renewal: 'R', transfer: 'X', payout: 'W' } as const

/** Returns a movement that no order has caused as a transaction, charges that failed too; undefined for any other one. */
export function transactionOf(state: BackendState, entry: LedgerEntry): TransactionRecord | undefined {
  const { kind, record, cause, at } = entry
  if (record === null || cause !== null || !Object.hasOwn(letters, kind)) return undefined
  const type = kind as keyof typeof letters
  const number = `${letters[type]}-${record.replace(/\D/g, '')}`
  const base = {
    ...plain,
    number,
    date: at,
    type,
    state: entry.state,
    order: null,
    items: [],
    usableFrom: entry.usable_from,
  }
  if (type === 'transfer') return { ...base, ...transferFacts(state, entry) }
  if (type === 'payout') {
    const payout = payoutOf(state, record)
    const account = accountAt(state, null)
    if (!payout) return undefined
    const { method, amount } = payout
    return { ...base, amount: -amount, payment: labelOf(method), methods: [method], account }
  }
  const charge = state.charges.find(({ charge_id }) => charge_id === record)
  if (!charge) return undefined
  const name = state.products.find(({ uuid }) => uuid === charge.product)?.name
  const isFailed = entry.state === 'failed'
  return {
    ...base,
    amount: isFailed ? 0 : charge.amount,
    attempted: isFailed ? charge.amount : null,
    payment: labelOf(charge.method, charge.method_id),
    methods: charge.method ? [charge.method] : [],
    account: accountAt(state, charge.card),
    items: name ? [{ name, quantity: 1 }] : [],
    pass_id: charge.pass_id ?? null,
  }
}

function accountAt(state: BackendState, id: string | null): MoneyAccount {
  const card = everyCard(state).find(({ faremedia_id }) => faremedia_id === id)
  return { kind: id === null ? 'wallet' : 'card', card, number: card?.printed_card_number ?? null }
}

function transferFacts(state: BackendState, { lines }: LedgerEntry) {
  const ends = lines.filter(isMoney).sort((one, other) => one.amount - other.amount)
  const [from, to] = ends.map(({ account }) => accountAt(state, account.split(':')[1] ?? null))
  return {
    amount: 0,
    moved: ends[1]?.amount ?? 0,
    payment: null,
    account: from ?? accountAt(state, null),
    other: to?.card,
  }
}

/** Returns all transactions of a rider, the newest first. */
export function allTransactions(state: BackendState, owner: string): TransactionRecord[] {
  return [
    ...state.orders.filter((order) => order.owner === owner).flatMap((order) => transactionsOf(state, order)),
    ...state.ledger.flatMap((entry) => (entry.owner === owner ? (transactionOf(state, entry) ?? []) : [])),
  ].sort((one, other) => other.date.localeCompare(one.date) || other.number.localeCompare(one.number))
}
