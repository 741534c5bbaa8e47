import type { Order } from '../../api/contract/orders'
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

/** Returns a year's orders added up for each card, and in total. Unpaid orders count with nothing paid. */
export function statementOf(orders: readonly Order[]): { cards: StatementLine[]; total: StatementLine } {
  const groups = new Map<string | null, Order[]>()
  for (const order of orders) {
    const card = order.card_number ? lastDigits(order.card_number) : null
    groups.set(card, [...(groups.get(card) ?? []), order])
  }
  const cards = [...groups].map(([card, own]) => addedUp(card, own))
  return { cards: cards.sort((one, other) => other.net - one.net), total: addedUp(null, orders) }
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
