import { cardFunds, methodAccount, operator, unsaved } from '../ledger/accounts'
import type { Opened } from '../ledger/opening'
import { isMoney, money, passGoes } from '../ledger/post'
import { cardOfOrder } from '../rules/buying/orderAnswer'
import { givenBack, paidAt, paidOf, refundedLines, totalOf, valueOf } from '../rules/buying/orderMoney'
import { overnight } from '../rules/buying/usableFrom'
import type { OrderRecord } from '../state/buying/orders'
import type { FareMediumRecord } from '../state/cards/fareCards'
import type { BackendState } from '../state'

const day = 86_400_000
const later = (iso: string, milliseconds: number) => new Date(Date.parse(iso) + milliseconds).toISOString()

/** Value that an order put on a card. */
export interface OrderedLoad {
  /** The time at which it was on the card, in milliseconds since the epoch. */
  at: number
  /** In cents. */
  amount: number
}

const hasPaid = ({ payments }: OrderRecord) => payments.length > 0

/** What the lines leave open is the operator's. */
function withOperator(entry: Opened): Opened {
  const rest = -entry.lines.reduce((sum, line) => sum + (isMoney(line) ? line.amount : 0), 0)
  return { ...entry, lines: rest ? [...entry.lines, money(operator, rest)] : entry.lines }
}

/** What the card readers had not loaded when the order was paid: null if it was on the card at once. */
const arrivalOf = (order: OrderRecord, card: FareMediumRecord | undefined) =>
  card?.type === 'physical' ? later(paidAt(order), overnight) : null

/** Returns what orders have loaded on a card, the newest first. */
export const loadsOf = (state: BackendState, card: FareMediumRecord): OrderedLoad[] =>
  state.orders
    .filter((order) => hasPaid(order) && cardOfOrder(state, order) === card && valueOf(order.items) > 0)
    .map((order) => ({ at: Date.parse(arrivalOf(order, card) ?? paidAt(order)), amount: valueOf(order.items) }))
    .sort((one, other) => other.at - one.at)

/** Returns what has moved with the orders of the past: each payment, what arrived of it later, and each refund a day later. */
export const pastOrders = (state: BackendState): Opened[] =>
  state.orders.filter(hasPaid).flatMap((order) => movedBy(state, order))

function movedBy(state: BackendState, order: OrderRecord): Opened[] {
  const { owner, order_id: record } = order
  const at = paidAt(order)
  const card = cardOfOrder(state, order)
  const value = card ? valueOf(order.items) : 0
  const usable_from = arrivalOf(order, card)
  const charged = order.payments.map(({ method, amount }) => {
    const own = state.paymentMethods.find(
      ({ owner: of, type, last4 = null }) => of === owner && type === method.type && last4 === method.last4,
    )
    return money(own ? methodAccount(own) : unsaved, -amount)
  })
  const funds = (fund: 'general' | 'pending', amount: number) =>
    card ? [money(cardFunds(card.faremedia_id, fund), amount)] : []
  const base = { owner, record }
  const bought = withOperator({
    ...base,
    kind: 'order',
    at,
    usable_from,
    lines: [
      ...charged,
      ...(value > 0 ? funds(usable_from ? 'pending' : 'general', value) : []),
      ...state.passes.flatMap((pass) =>
        pass.order_id === record && pass.opening ? passGoes(pass, operator, pass.opening) : [],
      ),
    ],
  })
  const arrived: Opened[] =
    usable_from && value > 0
      ? [
          {
            ...base,
            kind: 'load',
            at: usable_from,
            lines: [...funds('pending', -value), ...funds('general', value)],
            follows: bought,
          },
        ]
      : []
  const given = refundedLines(order)
  const back = Math.min(totalOf(given), paidOf(order))
  const refund: Opened[] =
    back > 0
      ? [
          withOperator({
            ...base,
            kind: 'refund',
            at: later(at, day),
            notes: { products: given.map(({ uuid }) => uuid) },
            lines: givenBack(charged, back),
            follows: bought,
          }),
        ]
      : []
  return [bought, ...arrived, ...refund]
}
