import { lineTypeOf, paidOf, refundedOf } from '../rules/orderMoney'
import { labelOf } from '../rules/paymentLabels'
import type { FareMediumRecord } from '../state/fareCards'
import type { OrderItemRecord, OrderRecord } from '../state/orders'
import type { BackendState } from '../state'
import type { Localized } from '../words/language'

const day = 86_400_000
const later = (iso: string, milliseconds: number) => new Date(Date.parse(iso) + milliseconds).toISOString()
const numberOf = ({ order_id }: OrderRecord) => order_id.replace('order-', '')

export interface TransactionRecord {
  number: string
  order: OrderRecord
  date: string
  type: 'sale' | 'refund' | 'cash'
  amount: number
  items: OrderItemRecord[]
}

/** Returns the transactions that a rider's orders have caused: each payment, and each refund a day later. */
export function transactionsOf(order: OrderRecord): TransactionRecord[] {
  const isCash = order.items.some((item) => lineTypeOf(item, order) === 'cash')
  const paid = paidOf(order)
  const refunded = refundedOf(order)
  const sale = { number: `T-${numberOf(order)}`, order, date: order.date, items: order.items }
  const returned = order.items.filter((item) => lineTypeOf(item, order) === 'refund')
  return [
    ...(paid > 0 ? [{ ...sale, type: isCash ? ('cash' as const) : ('sale' as const), amount: paid }] : []),
    ...(refunded > 0
      ? [
          {
            ...sale,
            number: `${sale.number}-R`,
            date: later(order.date, day),
            type: 'refund' as const,
            amount: -refunded,
            items: returned,
          },
        ]
      : []),
  ]
}

export interface PurchaseRecord {
  id: string
  number: string | null
  date: string
  type: 'load' | 'pass' | 'ticket' | 'rides' | 'payment' | 'refund'
  description: Localized | null
  account: { kind: 'card' | 'wallet' | 'app'; card: FareMediumRecord | undefined; number: string | null }
  amount: number
  balance: number | null
  order: OrderRecord | null
}

const rides: Localized = { en: 'Rides since the last load', fr: 'Passages depuis le dernier rechargement' }
/** What the rides after a load cost, in cents: together as much as four loads of $20, once more than there is. */
const spent = [900, 400, 200, 6_500]

/** Returns the money on a rider's cards and in the wallet, the newest first, with the funds after each entry. */
export function purchasesOf(state: BackendState, owner: string): PurchaseRecord[] {
  let loads = 0
  const entries = state.orders
    .filter((order) => order.owner === owner && order.status !== 'unpaid')
    .flatMap((order) => {
      const own = entriesOf(state, order)
      const load = own.find(({ type }) => type === 'load')
      // The past of a scenario: what was loaded then has been spent.
      if (!load || order.quote_id !== null) return own
      loads += 1
      const gone = { ...load, id: `rides-${numberOf(order)}`, number: null, order: null, description: rides }
      const cost = spent[loads % spent.length] ?? 0
      return [...own, { ...gone, date: later(order.date, day * 1.5), type: 'rides' as const, amount: -cost }]
    })
    .sort((one, other) => other.date.localeCompare(one.date))
  return withBalances(state, owner, entries)
}

function entriesOf(state: BackendState, order: OrderRecord): PurchaseRecord[] {
  const card = state.fareMedia.find(({ printed_card_number }) => printed_card_number === order.card_number)
  const account = { kind: order.card_number ? ('card' as const) : ('app' as const), card, number: order.card_number }
  const valueOf = (items: OrderItemRecord[]) =>
    order.card_number
      ? items
          .filter(({ type }) => type === 'STORED_VALUE')
          .reduce((sum, { price, quantity }) => sum + price * quantity, 0)
      : 0
  const loaded = valueOf(order.items)
  const isPass = order.items.some(({ type }) => type !== 'TICKET')
  const base = { description: null, balance: null, order, account }
  const bought: PurchaseRecord = {
    ...base,
    id: `purchase-${numberOf(order)}`,
    number: order.purchase_number,
    date: order.date,
    type: loaded > 0 ? 'load' : isPass ? 'pass' : 'ticket',
    amount: loaded,
  }
  const fromWallet = order.payments.filter(({ label }) => label.en === labelOf({ type: 'wallet' }).en)
  const paid = fromWallet.map(({ amount }, at): PurchaseRecord => ({
    ...bought,
    id: `wallet-${numberOf(order)}-${at}`,
    type: 'payment',
    account: { kind: 'wallet', card: undefined, number: null },
    amount: -amount,
  }))
  const returned = order.items.filter((item) => lineTypeOf(item, order) === 'refund')
  const refund: PurchaseRecord = {
    ...bought,
    id: `refund-${numberOf(order)}`,
    date: later(order.date, day),
    type: 'refund',
    amount: -valueOf(returned),
  }
  return [bought, ...paid, ...(refundedOf(order) > 0 ? [refund] : [])]
}

/** Counts back from what each account holds now. */
function withBalances(state: BackendState, owner: string, entries: PurchaseRecord[]): PurchaseRecord[] {
  const wallet = state.paymentMethods.find((method) => method.owner === owner && method.type === 'wallet')?.balance
  const funds = new Map<string, number>([['wallet', wallet ?? 0]])
  return entries.map((entry) => {
    const { kind, card } = entry.account
    const key = card?.owner === owner ? card.faremedia_id : kind
    if (key !== 'wallet' && card?.owner !== owner) return entry
    const balance = funds.get(key) ?? card?.balances.general_funds ?? 0
    funds.set(key, balance - entry.amount)
    return { ...entry, balance }
  })
}
