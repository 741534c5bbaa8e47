// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import texts from '../../../locales/en/orders.json'
import type { Order } from '../../api/contract/buying/orders'
import { orderColumns } from '../../features/buying/histories/entries/orderColumns'
import { OrderRows } from '../../features/buying/histories/entries/OrderRows'
import ReceiptsOfYear from '../../features/buying/histories/statement/ReceiptsOfYear'
import { NotUsable } from '../../features/buying/orders/nextSteps/NextSteps'
import { OrderTicket } from '../../features/buying/orders/receipt/OrderTicket'
import { OrderTotals } from '../../features/buying/orders/receipt/OrderTotals'
import { orderItem, sampleOrder } from '../../testing/buying/sampleOrder'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { OpenOrders } from './board/OpenOrders'
import { needsOf } from './needs/needs'
import { NeedLine } from './needs/NeedLine'
import { isOrderOpen, openOrders } from './needs/openOrders'
import { testSettings } from '../../testing/portal'

/*
 * Each state of an order in every room that shows it: all of them say it in the same words, and none that is not one of
 * the states says another one.
 */

const now = Date.now()
const soon = new Date(now + 6 * 3_600_000).toISOString()
const nothing = { payments: [], amount_paid: 0 }
const back = { date: '2026-11-12T12:00:00Z', amount: 500, label: 'Visa •••• 1111' }

const orders: Record<keyof typeof texts.status | 'unknown', Partial<Order>> = {
  label: { status: 'shipped in part' },
  unknown: { status: 'processing', ...nothing },
  paid: {},
  onItsWay: { order_items: [orderItem({ usable_from: soon })] },
  pending: { status: 'pending', ...nothing },
  requiresAction: { status: 'requires_action', ...nothing },
  refundedInPart: { amount_refunded: 500, refunds: [back] },
  refunded: { status: 'refunded', amount_refunded: 2100, refunds: [{ ...back, amount: 2100 }] },
  unpaid: { status: 'unpaid', ...nothing },
  cancelled: { status: 'cancelled', ...nothing, order_items: [orderItem({ line_type: 'unpaid' })] },
}

function InFile({ order }: { order: Order }) {
  const column = orderColumns().find(({ header }) => header === texts.status.label)
  return <p>{String(column?.cell(order))}</p>
}

/** The words of every state but the ones that are looked for. */
const others = (word: string) =>
  Object.entries(texts.status)
    .filter(([key, text]) => key !== 'label' && text !== word && !word.includes(text))
    .map(([, text]) => text)

const attentive = ['unpaid', 'requiresAction']
const rooms: Record<
  string,
  { shows: (state: string, order: Order) => boolean; of: (order: Order) => React.ReactNode }
> = {
  receipt: { shows: () => true, of: (order) => <OrderTicket order={order} /> },
  'the note of the receipt': {
    shows: (state) => !['label', 'paid', 'onItsWay', 'refundedInPart'].includes(state),
    of: (order) => <NotUsable order={order} />,
  },
  // That an order is paid, its amount says.
  history: { shows: (state) => state !== 'paid', of: (order) => <OrderRows orders={[order]} /> },
  overview: { shows: (_, order) => isOrderOpen(order), of: () => <OpenOrders /> },
  '"Needs you"': {
    shows: (state) => attentive.includes(state),
    of: (order) => (
      <ul>
        {needsOf(sources(order), testSettings(), now).map((need) => (
          <NeedLine key={need.of} need={need} />
        ))}
      </ul>
    ),
  },
  file: {
    shows: () => true,
    of: (order) => <InFile order={order} />,
  },
}

const sources = (order: Order) => ({
  ...{ cards: [], wallet: undefined, methods: [], unattached: [], cases: [], user: undefined },
  orders: [order],
})

const cases = Object.entries(orders).flatMap(([state, given]) =>
  Object.keys(rooms).map((room): [string, string, Partial<Order>] => [state, room, given]),
)

test.each(cases)('@ACC-07 @FM-19 an order that is %s says so in %s, in the same words', async (state, room, given) => {
  const { shows, of } = rooms[room]!
  const order = sampleOrder({ date: new Date(now).toISOString(), ...given })
  const { store, container } = await renderInPortal(of(order))
  if (room === 'overview') {
    act(() => {
      store.dispatch(openOrders.requested())
      store.dispatch(openOrders.answered({ ok: true, value: [order].filter(isOrderOpen) }))
    })
    if (isOrderOpen(order)) await screen.findByRole('link', { name: /SP-100004/ })
  }
  const word =
    state === 'label' || state === 'unknown' ? order.status : texts.status[state as keyof typeof texts.status]
  const said = container.textContent
  expect(said.includes(word) || !shows(state, order)).toBe(true)
  // Lines have a type of their own: those of a cancelled order were not paid, and one of an order may be given back.
  const isType = (text: string) => room === 'history' && [texts.status.unpaid, texts.totals.refunded].includes(text)
  expect(others(word).filter((text) => said.includes(text) && !isType(text) && text !== texts.status.paid)).toEqual([])
})

test.each(Object.entries(orders))(
  '@ACC-07 an order that is %s asks for money only if it is not paid',
  async (state, given) => {
    const { container } = await renderInPortal(<OrderRows orders={[sampleOrder(given)]} />)
    expect(container.textContent.includes('To pay')).toBe(state === 'unpaid')
  },
)

test.each(['refundedInPart', 'refunded'] as const)(
  '@PAY-08 @ACC-07 an order that is %s tells what came back, when and to where, in receipt and history',
  async (state) => {
    for (const room of [OrderTotals, ({ order }: { order: Order }) => <OrderRows orders={[order]} />]) {
      const Room = room
      const { unmount, container } = await renderInPortal(<Room order={sampleOrder(orders[state])} />)
      expect(container).toHaveTextContent(/Refunded to Visa •••• 1111/)
      expect(container.querySelector(`time[datetime="${back.date}"]`)).not.toBeNull()
      expect(container).toHaveTextContent(state === 'refunded' ? /[-−]\$21\.00/ : /[-−]\$5\.00/)
      unmount()
    }
  },
)

test.each(Object.entries(orders))(
  '@ACC-17 an order that is %s is among the unpaid only if it is',
  async (state, given) => {
    await renderInPortal(<ReceiptsOfYear year="2026" orders={[sampleOrder(given)]} onShown={() => {}} />)
    expect(screen.queryAllByRole('heading', { name: 'Not paid' })).toHaveLength(state === 'unpaid' ? 1 : 0)
  },
)
