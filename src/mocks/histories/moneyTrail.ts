import { cardFunds, walletAccount } from '../ledger/accounts'
import { generalFunds, walletBalance } from '../ledger/funds'
import { isMoney } from '../ledger/post'
import { isUnpaid, lineTypeOf, numberOf, paidAt, refundedOf } from '../rules/buying/orderMoney'
import type { FareMediumRecord } from '../state/cards/fareCards'
import type { LedgerEntry } from '../state/ledger'
import type { OrderItemRecord, OrderRecord } from '../state/buying/orders'
import type { BackendState } from '../state'
import type { Localized } from '../words/language'
import { accountOfOrder, entryOf, later, transactionOf, walletPayments } from './transactions'
import type { MoneyAccount, TransactionRecord } from './transactions'

const day = 86_400_000

export interface PurchaseRecord {
  id: string
  number: string | null
  date: string
  type: 'load' | 'pass' | 'ticket' | 'rides' | 'payment' | 'refund' | 'autoload' | 'renewal' | 'transfer' | 'payout'
  description: Localized | null
  account: MoneyAccount
  /** Of a transfer: the card at its other end. */
  other?: FareMediumRecord
  amount: number
  balance: number | null
  /** Of money on its way. */
  usableFrom?: string | null
  order: OrderRecord | null
  /** What was charged, if no order tells it. */
  charge?: TransactionRecord
}

const rides: Localized = { en: 'Rides since the last load', fr: 'Passages depuis le dernier rechargement' }
/** What the rides after a load cost, in cents: together as much as four loads of $20, once more than there is. */
const spent = [900, 400, 200, 6_500]

/** Returns the money on a rider's cards and in the wallet, the newest first, with the funds after each entry. */
export function purchasesOf(state: BackendState, owner: string): PurchaseRecord[] {
  let loads = 0
  const ofOrders = state.orders
    .filter((order) => order.owner === owner && !isUnpaid(order))
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
  const ofOthers = state.ledger.flatMap((entry) => (entry.owner === owner ? movedBy(state, owner, entry) : []))
  const entries = [...ofOrders, ...ofOthers].sort((one, other) => other.date.localeCompare(one.date))
  return withBalances(state, owner, entries)
}

/** The funds that a load, an autoload, a transfer or a payout has moved, and a renewal, which moves none. */
function movedBy(state: BackendState, owner: string, entry: LedgerEntry): PurchaseRecord[] {
  const begin = entry.cause === null ? entry : state.ledger.find(({ number }) => number === entry.cause)
  const told = begin && transactionOf(state, begin)
  if (!begin || !told || entry.state === 'failed') return []
  const { kind, usable_from: usableFrom, state: standing, number } = entry
  const base = { number: told.number, description: null, balance: null, order: null, date: entry.at }
  const charge = kind === 'transfer' ? undefined : told
  const type = kind as PurchaseRecord['type']
  if (kind === 'renewal')
    return [{ ...base, id: `entry-${number}`, type, account: told.account, amount: 0, charge: told }]
  // What has arrived is told by the entry of its arrival.
  if (usableFrom !== null && standing === 'posted') return []
  if (usableFrom !== null)
    return [{ ...base, id: `entry-${number}`, type, account: told.account, amount: 0, usableFrom, charge }]
  return entry.lines.filter(isMoney).flatMap(({ account, amount }, at) => {
    const place = accountBy(state, owner, account)
    if (!place) return []
    const other = [told.account.card, told.other].find((card) => card && card !== place.card)
    return [
      {
        ...base,
        id: `entry-${number}-${at}`,
        type,
        account: place,
        amount,
        charge,
        ...(kind === 'transfer' && { other }),
      },
    ]
  })
}

/** Returns the card or the wallet of an account of the ledger; undefined for one that is not shown. */
function accountBy(state: BackendState, owner: string, account: string): MoneyAccount | undefined {
  if (account === walletAccount(owner)) return { kind: 'wallet', card: undefined, number: null }
  const card = state.fareMedia.find(({ faremedia_id }) => account === cardFunds(faremedia_id, 'general'))
  return card && { kind: 'card', card, number: card.printed_card_number }
}

const valueOf = (items: OrderItemRecord[]) =>
  items.filter(({ type }) => type === 'STORED_VALUE').reduce((sum, { price, quantity }) => sum + price * quantity, 0)

function entriesOf(state: BackendState, order: OrderRecord): PurchaseRecord[] {
  const account = accountOfOrder(state, order)
  const loaded = order.card_number ? valueOf(order.items) : 0
  const isPass = order.items.some(({ type }) => type !== 'TICKET')
  const base = { description: null, balance: null, order, account }
  const entry = entryOf(state, order.order_id)
  const isOnItsWay = entry?.state === 'pending'
  const bought: PurchaseRecord = {
    ...base,
    id: `purchase-${numberOf(order)}`,
    number: order.purchase_number,
    // Value is in the funds when it has arrived.
    date: loaded > 0 && !isOnItsWay ? (entry?.usable_from ?? paidAt(order)) : paidAt(order),
    type: loaded > 0 ? 'load' : isPass ? 'pass' : 'ticket',
    amount: isOnItsWay ? 0 : loaded,
    usableFrom: isOnItsWay ? entry.usable_from : null,
  }
  const paid = walletPayments(order).map(({ amount }, at): PurchaseRecord => ({
    ...bought,
    id: `wallet-${numberOf(order)}-${at}`,
    date: paidAt(order),
    type: 'payment',
    account: { kind: 'wallet', card: undefined, number: null },
    amount: -amount,
    usableFrom: null,
  }))
  const returned = order.items.filter((item) => lineTypeOf(item, order) === 'refund')
  const refund: PurchaseRecord = {
    ...bought,
    id: `refund-${numberOf(order)}`,
    date: later(paidAt(order), day),
    type: 'refund',
    amount: order.card_number ? -valueOf(returned) : 0,
  }
  return [bought, ...paid, ...(refundedOf(order) > 0 ? [refund] : [])]
}

/** Counts back from what each account holds now. */
function withBalances(state: BackendState, owner: string, entries: PurchaseRecord[]): PurchaseRecord[] {
  const funds = new Map<string, number>([['wallet', walletBalance(state, owner)]])
  return entries.map((entry) => {
    const { kind, card } = entry.account
    const key = card?.owner === owner ? card.faremedia_id : kind
    if (key !== 'wallet' && card?.owner !== owner) return entry
    const balance = funds.get(key) ?? (card ? generalFunds(state, card.faremedia_id) : 0)
    funds.set(key, balance - entry.amount)
    return { ...entry, balance }
  })
}
