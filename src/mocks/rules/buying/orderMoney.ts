import type { ChargedMethod } from '../../../api/contract/paying/chargedMethod'
import { isPayer } from '../../ledger/accounts'
import { booksOf } from '../../ledger/books'
import { isMoney, money } from '../../ledger/post'
import type { LedgerEntry, MoneyLine } from '../../state/ledger'
import type { BackendState } from '../../state'
import type { OrderItemRecord, OrderRecord } from '../../state/buying/orders'
import { labelsOf } from '../paying/paymentLabels'

/** Returns the type of an order's line; by default it follows from the order's status. */
export const lineTypeOf = ({ line_type }: OrderItemRecord, order: OrderRecord): string =>
  line_type ?? (isUnpaid(order) ? 'unpaid' : order.status === 'refunded' ? 'refund' : 'sale')

export const totalOf = (items: readonly Pick<OrderItemRecord, 'price' | 'quantity'>[]): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** Returns the value for fare cards among an order's items, in cents. */
export const valueOf = (items: readonly OrderItemRecord[]): number =>
  totalOf(items.filter(({ type }) => type === 'STORED_VALUE'))

export const refundedLines = (order: OrderRecord): OrderItemRecord[] =>
  order.items.filter((item) => lineTypeOf(item, order) === 'refund')

/** Returns the lines that give so many cents back to where they were paid from, one payment after the other. */
export function givenBack(charged: readonly MoneyLine[], cents: number): MoneyLine[] {
  let left = cents
  return charged.flatMap(({ account, amount }) => {
    const back = Math.min(left, -amount)
    left -= back
    return back > 0 ? [money(account, back)] : []
  })
}

/** Returns what an entry has charged to riders, in cents; below zero what it has given back. */
export const chargedBy = ({ lines }: LedgerEntry): number =>
  lines.reduce((sum, line) => sum - (isMoney(line) && isPayer(line.account) ? line.amount : 0), 0)

/** Returns what an entry has moved in riders' wallets. */
export const walletLines = ({ lines }: LedgerEntry): MoneyLine[] =>
  lines.filter(isMoney).filter(({ account }) => account.startsWith('wallet:'))

/** Returns the entry with which an order was paid; undefined for one that was not. */
export const entryOf = (state: BackendState, { order_id }: Pick<OrderRecord, 'order_id'>): LedgerEntry | undefined =>
  booksOf(state)
    .byRecord.get(order_id)
    ?.find(({ kind }) => kind === 'order')

const refundEntries = (state: BackendState, { order_id }: OrderRecord): LedgerEntry[] =>
  (booksOf(state).byRecord.get(order_id) ?? []).filter(({ kind }) => kind === 'refund')

/** Returns what was given back of an order, in cents. */
export const refundedOf = (state: BackendState, order: OrderRecord): number =>
  refundEntries(state, order).reduce((sum, entry) => sum - chargedBy(entry), 0)

export const paidAt = ({ date, paid_at }: OrderRecord): string => paid_at ?? date

export const paidOf = ({ payments }: OrderRecord): number => payments.reduce((sum, { amount }) => sum + amount, 0)

/** Whether nothing was paid for an order, and so nothing came of it: it waits for its payment, or was cancelled. */
export const isUnpaid = ({ status }: OrderRecord): boolean => status === 'unpaid' || status === 'cancelled'

export const numberOf = ({ order_id }: OrderRecord) => order_id.replace('order-', '')

/** Returns the methods to which the cents of an order from one sum to another go back, as `givenBack` spreads them. */
export function methodsGivenBack({ payments }: OrderRecord, from: number, to: number): ChargedMethod[] {
  let paid = 0
  return payments.flatMap(({ method, amount }) => {
    const before = paid
    paid += amount
    return Math.min(to, paid) > Math.max(from, before) ? [method] : []
  })
}

/** Returns the lines of an order that a refund has given back. */
function linesGivenBack({ notes }: LedgerEntry, order: OrderRecord): OrderItemRecord[] {
  const back = refundedLines(order)
  return notes?.products ? back.filter(({ uuid }) => notes.products?.includes(uuid)) : back
}

/** Returns each refund of an order, the oldest first: its number in the ledger, when, how much, of what, and to where. */
export function refundsOf(state: BackendState, order: OrderRecord) {
  let before = 0
  return refundEntries(state, order).map((entry, at) => {
    const amount = -chargedBy(entry)
    const methods = methodsGivenBack(order, before, before + amount)
    before += amount
    return {
      entry: entry.number,
      date: entry.at,
      amount,
      toWallet: walletLines(entry).reduce((sum, line) => sum + line.amount, 0),
      items: linesGivenBack(entry, order),
      label: labelsOf(methods),
      methods,
      transaction_number: `T-${numberOf(order)}-R${at > 0 ? at + 1 : ''}`,
    }
  })
}
