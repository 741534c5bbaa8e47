import type { listPurchases } from '../../api/contract/orders'
import type * as contract from '../../api/contract/orders'
import { purchasesOf, transactionsOf } from '../histories/moneyTrail'
import type { PurchaseRecord } from '../histories/moneyTrail'
import { isForCard, isWanted, ordersOf } from '../histories/orderList'
import { pageOf } from '../histories/pageOf'
import { isWithinDays } from '../histories/withinDays'
import { guestOrder, ownOrder } from '../rules/findOrder'
import { orderAnswer } from '../rules/orderAnswer'
import { paidOf, refundedOf } from '../rules/orderMoney'
import type { SentAnswer } from '../rules/sentAnswer'
import { riderOf } from '../rules/visitor'
import type { BackendState } from '../state'
import type { Language } from '../words/language'
import type { BehaviourOf, CallsOf } from './behaviour'

const outcomeKinds: Record<string, string> = { STORED_VALUE: 'load', TICKET: 'ticket' }

export const ordersBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listOrders: ({ state, query, visitor, language }) => {
    const wanted = ordersOf(state, visitor).filter((order) => isWanted(state, order, query))
    const { results, ...page } = pageOf(wanted, query)
    return {
      ...page,
      sum: wanted.reduce((sum, order) => sum + paidOf(order) - refundedOf(order), 0),
      results: results.map((order) => orderAnswer(state, order, language)),
    }
  },

  getOrder: ({ state, params, visitor, language }) => orderAnswer(state, ownOrder(state, visitor, params.id), language),

  findOrderAsGuest: ({ state, body, language }) => orderAnswer(state, guestOrder(state, body), language),

  listTransactions: ({ state, query, visitor, language }) => {
    const type = query.get('type')
    const wanted = ordersOf(state, visitor)
      .filter((order) => isForCard(state, order, query))
      .flatMap(transactionsOf)
      .filter((entry) => isWithinDays(entry.date, query) && (!type || entry.type === type))
      .sort((one, other) => other.date.localeCompare(one.date))
    const { results, ...page } = pageOf(wanted, query)
    return {
      ...page,
      sum: wanted.reduce((sum, { amount }) => sum + amount, 0),
      results: results.map(({ number, order, date, type, amount, items }) => ({
        transaction_id: number.toLowerCase(),
        transaction_number: number,
        date,
        type,
        amount,
        payment: order.payments.map(({ label }) => label[language]).join(' + '),
        card_number: order.card_number,
        order_id: order.order_id,
        order_number: order.order_number,
        items_purchased: items.map(({ name, quantity }) => ({ name: name[language], quantity })),
      })),
    }
  },

  listPurchases: ({ state, query, visitor, language }) => {
    const account = query.get('account')
    const isOf = ({ account: { kind, card } }: PurchaseRecord) =>
      !account || (account === 'wallet' ? kind === 'wallet' : card?.faremedia_id === account)
    const wanted = purchasesOf(state, riderOf(visitor).user.uuid).filter(
      (entry) => isOf(entry) && isWithinDays(entry.date, query),
    )
    const { results, ...page } = pageOf(wanted, query)
    const [newest, oldest] = [wanted[0], wanted.at(-1)]
    const hasFunds = account && typeof newest?.balance === 'number' && typeof oldest?.balance === 'number'
    return {
      ...page,
      sum: wanted.reduce((sum, { amount }) => sum + amount, 0),
      opening: hasFunds ? (oldest.balance ?? 0) - oldest.amount : null,
      closing: hasFunds ? newest.balance : null,
      results: results.map((entry) => answerOf(state, entry, language)),
    }
  },
}

function answerOf(
  state: BackendState,
  { id, number, date, type, description, account, amount, balance, order }: PurchaseRecord,
  language: Language,
): SentAnswer<typeof listPurchases>['results'][number] {
  const { kind, card } = account
  const transactions = order ? transactionsOf(order) : []
  const told = transactions.find((entry) => (entry.type === 'refund') === (type === 'refund'))
  const refund = type === 'refund' ? undefined : transactions.find((entry) => entry.type === 'refund')
  const label = order?.payments.map((payment) => payment.label[language]).join(' + ') ?? ''
  return {
    purchase_id: id,
    purchase_number: number,
    date,
    type,
    description: description?.[language] ?? order?.items.map(({ name }) => name[language]).join(', ') ?? null,
    account: {
      kind,
      faremedia_id: card?.faremedia_id ?? null,
      name: card?.nickname ?? null,
      number: account.number,
    },
    amount,
    balance,
    charge: told ? { label, amount: told.amount, transaction_number: told.number } : null,
    order: order ? { order_id: order.order_id, order_number: order.order_number } : null,
    outcomes:
      order?.items.map(({ type: product, name, uuid }) => ({
        kind: outcomeKinds[product] ?? 'pass',
        name: name[language],
        pass_id: passOf(state, order.order_id, uuid),
      })) ?? [],
    refund:
      refund && order
        ? { date: refund.date, amount: refundedOf(order), label, transaction_number: refund.number }
        : null,
  }
}

/** Returns the id of the pass that came of an order's product, if there is one. */
const passOf = (state: BackendState, orderId: string, product: string): string | null =>
  [...state.fareMedia.flatMap(({ passes }) => passes), ...state.pastPasses].find(
    (pass) => pass.order_id === orderId && pass.product === product,
  )?.pass_id ?? null
