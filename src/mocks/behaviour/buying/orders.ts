import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/buying/orders'
import { purchaseAnswer, transactionAnswer } from '../../histories/moneyAnswers'
import { purchasesOf } from '../../histories/moneyTrail'
import type { PurchaseRecord } from '../../histories/moneyTrail'
import { isWanted, ordersOf } from '../../histories/orderList'
import { pageOf } from '../../histories/pageOf'
import { allTransactions } from '../../histories/transactions'
import { isWithinDays } from '../../histories/withinDays'
import { guestOrder, ownOrder } from '../../rules/buying/findOrder'
import { orderAnswer } from '../../rules/buying/orderAnswer'
import { isUnpaid, paidOf, refundedOf } from '../../rules/buying/orderMoney'
import { refuse } from '../../rules/base/refusal'
import { riderOf } from '../../rules/base/visitor'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const ordersBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listOrders: ({ state, query, visitor, language }) => {
    const wanted = ordersOf(state, visitor).filter((order) => isWanted(state, order, query))
    const { results, ...page } = pageOf(wanted, query)
    return {
      ...page,
      sum: wanted.reduce((sum, order) => sum + paidOf(order) - refundedOf(state, order), 0),
      results: results.map((order) => orderAnswer(state, order, language)),
    }
  },

  getOrder: ({ state, params, visitor, language }) => orderAnswer(state, ownOrder(state, visitor, params.id), language),

  cancelOrder: ({ state, params, visitor, language }) => {
    const order = ownOrder(state, visitor, params.id)
    if (!isUnpaid(order)) refuse(codes.notAllowed)
    order.status = 'cancelled'
    return orderAnswer(state, order, language)
  },

  findOrderAsGuest: ({ state, body, language }) => orderAnswer(state, guestOrder(state, body), language),

  listTransactions: ({ state, query, visitor, language }) => {
    const [type, card] = [query.get('type'), query.get('card')]
    const rider = riderOf(visitor).user.uuid
    const wanted = allTransactions(state, rider).filter(
      (entry) =>
        isWithinDays(entry.date, query) &&
        (!type || entry.type === type) &&
        (!card || [entry.account.card, entry.other].some((own) => own?.faremedia_id === card)),
    )
    const { results, ...page } = pageOf(wanted, query)
    return {
      ...page,
      // The wallet was charged for when it was loaded.
      sum: wanted.reduce((sum, { amount, fromWallet }) => sum + amount - Math.sign(amount) * fromWallet, 0),
      results: results.map((entry) => transactionAnswer(entry, { rider, language })),
    }
  },

  getTransaction: ({ state, params, visitor, language }) => {
    const rider = riderOf(visitor).user.uuid
    const found = allTransactions(state, rider).find(({ number }) => number.toLowerCase() === params.id?.toLowerCase())
    return transactionAnswer(found ?? refuse(codes.notFound), { rider, language })
  },

  listPurchases: ({ state, query, visitor, language }) => {
    const account = query.get('account')
    const isOf = ({ account: { kind, card } }: PurchaseRecord) =>
      !account || (account === 'wallet' ? kind === 'wallet' : card?.faremedia_id === account)
    const rider = riderOf(visitor).user.uuid
    const wanted = purchasesOf(state, rider).filter((entry) => isOf(entry) && isWithinDays(entry.date, query))
    const { results, ...page } = pageOf(wanted, query)
    const [newest, oldest] = [wanted[0], wanted.at(-1)]
    const sum = wanted.reduce((all, { amount }) => all + amount, 0)
    const opening = account && typeof oldest?.balance === 'number' ? oldest.balance - oldest.amount : null
    // While another rider had the card, its funds changed by what is not told here.
    const isWhole = opening !== null && newest?.balance === opening + sum
    return {
      ...page,
      sum,
      opening: isWhole ? opening : null,
      closing: isWhole ? newest.balance : null,
      results: results.map((entry) => purchaseAnswer(state, entry, { rider, language })),
    }
  },
}
