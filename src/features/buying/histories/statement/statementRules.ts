import type { Order, Transaction } from '../../../../api/contract/buying/orders'
import { dayOfInstant } from '../../../../shared/lists/days/byDay'
import { lastDigits, standingOfOrder } from '../../orders/onDemand'
import { isFailed } from '../entries/transactionColumns'
import { chargedOutside } from '../entries/transactionMoney'

export interface StatementLine {
  /** A card's last digits, `wallet`, or null for no card. */
  of: string | null
  count: number
  /** In cents. */
  paid: number
  returned: number
  net: number
  /** The taxes in what was paid; undefined if no transaction tells any. */
  tax: number | undefined
}

export interface Statement {
  lines: StatementLine[]
  total: StatementLine
  entries: Transaction[]
}

const chargedBy = (entry: Transaction): number => Math.max(0, chargedOutside(entry))
const returnedBy = (entry: Transaction): number => Math.max(0, -chargedOutside(entry))

/** Moves between the rider's own cards and failed charges do not count. */
const counts = (entry: Transaction): boolean => typeof entry.moved !== 'number' && !isFailed(entry)

const placeOf = ({ account, card_number: card }: Transaction): string | null =>
  account?.kind === 'wallet' ? 'wallet' : card ? lastDigits(card) : null

/** Adds up transactions for each card, for the wallet and in total. */
export function statementOf(transactions: readonly Transaction[]): Statement {
  const entries = transactions.filter(counts)
  const groups = new Map<string | null, Transaction[]>()
  for (const entry of entries) groups.set(placeOf(entry), [...(groups.get(placeOf(entry)) ?? []), entry])
  const lines = [...groups].map(([of, own]) => addedUp(of, own))
  return { lines: lines.sort((one, other) => other.net - one.net), total: addedUp(null, entries), entries }
}

function addedUp(of: string | null, entries: readonly Transaction[]): StatementLine {
  const sum = (amountOf: (entry: Transaction) => number) => entries.reduce((all, entry) => all + amountOf(entry), 0)
  const taxed = entries.filter(({ tax }) => typeof tax === 'number')
  const [paid, returned] = [sum(chargedBy), sum(returnedBy)]
  return {
    ...{ of, count: entries.length, paid, returned, net: paid - returned },
    tax: taxed.length > 0 ? sum(({ tax }) => tax ?? 0) : undefined,
  }
}

export const paidOn = ({ paid_at, date }: Order): string => paid_at ?? date

/** Returns the orders that were paid in a year of the operator, the last paid first, and those of the year that wait. */
export function receiptsOf(
  orders: readonly Order[],
  year: string,
  timeZone: string,
): { paid: Order[]; unpaid: Order[] } {
  const isOfYear = (instant: string) => dayOfInstant(instant, timeZone).slice(0, 4) === year
  return {
    paid: orders
      .filter((order) => ['good', 'refunded'].includes(standingOfOrder(order)) && isOfYear(paidOn(order)))
      .sort((one, other) => Date.parse(paidOn(other)) - Date.parse(paidOn(one))),
    unpaid: orders.filter((order) => standingOfOrder(order) === 'unpaid' && isOfYear(order.date)),
  }
}
