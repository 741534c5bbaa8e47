import type { getTransaction, listPurchases } from '../../api/contract/buying/orders'
import { placeOf, whereIs } from '../ledger/places'
import { methodsGivenBack, refundedOf, refundsOf } from '../rules/buying/orderMoney'
import { labelsOf } from '../rules/paying/paymentLabels'
import { nameFor } from '../rules/cards/stays'
import type { SentAnswer } from '../rules/base/sentAnswer'
import type { FareMediumRecord } from '../state/cards/fareCards'
import type { OrderRecord } from '../state/buying/orders'
import type { BackendState } from '../state'
import type { Language } from '../words/language'
import type { PurchaseRecord } from './moneyTrail'
import { transactionsOf } from './transactions'
import type { MoneyAccount, TransactionRecord } from './transactions'

/** Who reads, and in which language. */
interface Reader {
  rider: string
  language: Language
}

const accountAnswer = ({ kind, card, number }: MoneyAccount, rider: string) => ({
  kind,
  faremedia_id: card?.faremedia_id ?? null,
  name: card ? nameFor(card, rider) : null,
  number,
})

const endAnswer = (card: FareMediumRecord | undefined, rider: string) =>
  card ? { type: card.type, nickname: nameFor(card, rider), printed_card_number: card.printed_card_number } : null

export const transactionAnswer = (
  entry: TransactionRecord,
  { rider, language }: Reader,
): SentAnswer<typeof getTransaction> => ({
  transaction_id: entry.number.toLowerCase(),
  transaction_number: entry.number,
  date: entry.date,
  type: entry.type,
  state: entry.state,
  amount: entry.amount,
  attempted: entry.attempted,
  moved: entry.moved,
  from_wallet: entry.fromWallet,
  tax: entry.tax,
  account: accountAnswer(entry.account, rider),
  other_card: endAnswer(entry.other, rider),
  usable_from: entry.usableFrom,
  payment: entry.payment?.[language] ?? null,
  methods: entry.methods,
  card_number: entry.account.number,
  order_id: entry.order?.order_id ?? null,
  order_number: entry.order?.order_number ?? null,
  items_purchased: entry.items.map(({ name, quantity }) => ({ name: name[language], quantity })),
})

const outcomeKinds: Record<string, string> = { STORED_VALUE: 'load', TICKET: 'ticket' }

/** What came of an order, or of a renewal. */
function outcomesOf(state: BackendState, { order, items = order?.items, charge }: PurchaseRecord, language: Language) {
  if (order && items)
    return items.map(({ type, name, uuid }) => ({
      kind: outcomeKinds[type] ?? 'pass',
      name: name[language],
      pass_id: passOf(state, order.order_id, uuid),
    }))
  const pass_id = charge?.pass_id ?? null
  return charge?.items.map(({ name }) => ({ kind: 'pass', name: name[language], pass_id })) ?? []
}

export function purchaseAnswer(
  state: BackendState,
  entry: PurchaseRecord,
  { rider, language }: Reader,
): SentAnswer<typeof listPurchases>['results'][number] {
  const { id, number, date, type, description, account, amount, balance, order, items = order?.items } = entry
  const transactions = order ? transactionsOf(state, order) : []
  const told =
    entry.charge ??
    transactions.find((one) => (type === 'refund' ? one.number === entry.refundedBy : one.type !== 'refund'))
  const label = told?.payment?.[language] ?? ''
  return {
    purchase_id: id,
    purchase_number: number,
    date,
    type,
    description: description?.[language] ?? items?.map(({ name }) => name[language]).join(', ') ?? null,
    account: accountAnswer(account, rider),
    other_card: endAnswer(entry.other, rider),
    amount,
    balance,
    usable_from: entry.usableFrom ?? null,
    charge: told ? { label, methods: told.methods, amount: told.amount, transaction_number: told.number } : null,
    order: order ? { order_id: order.order_id, order_number: order.order_number } : null,
    outcomes: outcomesOf(state, entry, language),
    refund: order && type !== 'refund' ? refundAnswer(state, order, language) : null,
  }
}

/** All that was given back of an order, with the day and the number of the last refund. */
function refundAnswer(state: BackendState, order: OrderRecord, language: Language) {
  const last = refundsOf(state, order).at(-1)
  if (!last) return null
  const amount = refundedOf(state, order)
  const label = labelsOf(methodsGivenBack(order, 0, amount))[language]
  return { date: last.date, amount, label, transaction_number: last.transaction_number }
}

const passOf = (state: BackendState, orderId: string, product: string): string | null =>
  state.passes.find(
    (pass) =>
      pass.order_id === orderId &&
      pass.product === product &&
      whereIs(state, placeOf(state, pass.pass_id)) !== undefined,
  )?.pass_id ?? null
