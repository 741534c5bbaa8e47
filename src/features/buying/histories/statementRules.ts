import type { Order } from '../../../api/contract/orders'
import { lastDigits } from '../orders/onDemand'
import { netOf } from './orderColumns'

export interface StatementLine {
  /** The last digits of the card; null for what is on no card. */
  card: string | null
  orders: number
  /** Cents. */
  paid: number
  refunded: number
  net: number
  /** The taxes in what was paid; undefined if no order tells any. */
  tax: number | undefined
}

export interface Statement {
  cards: StatementLine[]
  total: StatementLine
  /** The orders of which something was paid: what was added up. */
  paid: Order[]
  /** The orders of which nothing was paid. They count in no sum. */
  unpaid: Order[]
}

const isPaid = ({ amount_paid: paid, total }: Order) => paid > 0 || total === 0

/** Returns a year's paid orders added up for each card, and in total. */
export function statementOf(orders: readonly Order[]): Statement {
  const paid = orders.filter(isPaid)
  const groups = new Map<string | null, Order[]>()
  for (const order of paid) {
    const card = order.card_number ? lastDigits(order.card_number) : null
    groups.set(card, [...(groups.get(card) ?? []), order])
  }
  const cards = [...groups].map(([card, own]) => addedUp(card, own))
  return {
    cards: cards.sort((one, other) => other.net - one.net),
    total: addedUp(null, paid),
    paid,
    unpaid: orders.filter((order) => !isPaid(order)),
  }
}

function addedUp(card: string | null, orders: readonly Order[]): StatementLine {
  const sum = (amountOf: (order: Order) => number) => orders.reduce((all, order) => all + amountOf(order), 0)
  const taxed = orders.filter(({ tax, amount_paid: paid }) => tax !== undefined && paid > 0)
  return {
    card,
    orders: orders.length,
    paid: sum(({ amount_paid: paid }) => paid),
    refunded: sum(({ amount_refunded: refunded }) => refunded ?? 0),
    net: sum(netOf),
    tax: taxed.length > 0 ? taxed.reduce((all, { tax = 0 }) => all + tax, 0) : undefined,
  }
}
