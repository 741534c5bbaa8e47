// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { selectNotices } from '../../../../shared/notices/noticesSlice'
import { orderAttempts } from '../../../../shared/payments/openPayments'
import { valueOf } from '../../../../shared/remote/remote'
import { removeStored } from '../../../../shared/storage/browserStorage'
import { faultIn } from '../../../../shared/submission/submission'
import { testBackend, testPortal } from '../../../../testing/portal'
import { settled } from '../../../../testing/settled'
import { loggedOut, sessionKeys } from '../../../identity/session'
import { cardEntry } from '../../../paying/payment'
import type { MethodChoice } from '../../../paying/payment'
import { keepCard } from '../../../paying/payment/card/cardVault'
import '../../../paying/payment/kinds/entryLife'
import '../finding/loadOrder'
import { orderSummaryOpened, selectOrderSummary } from '../finding/orderSummarySlice'
import { cancellationAsked, orderCancelling } from './cancelling'
import { orderQuote } from './orderQuote'
import { orderPaying } from './payUnpaid'

const id = 'order-100010'
const declinedCard = {
  ...{ nickname: '', lastName: 'MacLeod', number: '4000 0000 0000 0002', expiry: '12/31', code: '737' },
  ...{ address: '18 Lantern Street', zip: 'B3J 1S9', isSaved: false },
}
const owner = 'rider:user-rider'

async function start(answer: 'cancel' | 'keep' = 'cancel') {
  const backend = testBackend('ordersToSettle')
  const openTab = async () => {
    const portal = testPortal({ answers: { cancelOrder: answer } })
    portal.store.dispatch(orderSummaryOpened({ orderId: id, guest: false }))
    portal.store.dispatch(orderQuote.requested(id))
    const state = await portal.until(
      (now) => selectOrderSummary(now).order.status === 'loaded' && orderQuote.select(now).status === 'loaded',
    )
    const [order, quote] = [valueOf(selectOrderSummary(state).order)!, valueOf(orderQuote.select(state))!]
    const pay = (method: string | MethodChoice = 'pay-visa') =>
      portal.store.dispatch(
        orderPaying.requested({
          order,
          quote,
          method: typeof method === 'string' ? { kind: 'saved', methodId: method } : method,
        }),
      )
    const over = async () => {
      const done = await portal.until((now) => ['done', 'failed'].includes(orderPaying.select(now).status))
      return orderPaying.select(done)
    }
    return { ...portal, pay, over }
  }
  const stands = async () => (await backend.state()).orders.find(({ order_id }) => order_id === id)?.status
  const orders = async () => (await backend.state()).orders.length
  const sent = async () => (await backend.calls()).filter(({ name }) => name === 'placeOrder')
  return { backend, openTab, stands, orders, sent, ...(await openTab()) }
}

describe('@ACC-21 @PAY-07 An order that was not paid', () => {
  test('is paid once, however often it is pressed, and its receipt says so', async () => {
    const portal = await start()
    const orders = await portal.orders()
    for (let press = 0; press < 5; press += 1) portal.pay()
    expect((await portal.over()).status).toBe('done')
    await portal.until((state) => valueOf(selectOrderSummary(state).order)?.status === 'paid')
    expect([await portal.sent(), await portal.orders(), orderAttempts.ofOwner(owner)]).toMatchObject([
      { length: 1 },
      orders,
      [],
    ])
  })

  test.each(['lostAnswer', '500json', 'wafHtml403'] as const)(
    'whose answer is lost by %s is looked up before anything is said',
    async (kind) => {
      const portal = await start()
      await portal.backend.fault('placeOrder', kind, 1)
      portal.pay()
      expect((await portal.over()).status).toBe('done')
      expect([await portal.stands(), orderAttempts.ofOwner(owner)]).toEqual(['paid', []])
    },
  )

  test('whose outcome is unknown is known to the whole portal, and pressed again it is found', async () => {
    const portal = await start()
    await portal.backend.fault('placeOrder', 'lostAnswer', 1)
    await portal.backend.fault('findOrderAttempt', 'offline', 1)
    portal.pay()
    expect(faultIn(await portal.over())?.errors).toMatchObject([{ key: 'checkout:pay.unknownElsewhere' }])
    expect(orderAttempts.openOf(owner)).toBeDefined()
    portal.pay()
    await portal.until((state) => orderPaying.select(state).status === 'done')
    const keys = (await portal.sent()).map(({ headers }) => headers['idempotency-key'])
    const charged = (await portal.backend.state()).ledger.filter(({ record }) => record === id)
    expect([new Set(keys).size, charged.length, orderAttempts.ofOwner(owner)]).toEqual([1, 1, []])
  })

  test('@PAY-13 of a rider whose record this tab does not know is looked up as theirs, and never as a guest’s', async () => {
    const { openTab, backend } = await start()
    removeStored(sessionKeys.user)
    const portal = await openTab()
    await backend.fault('placeOrder', '500', 1)
    portal.pay()
    await portal.over()
    const lookUps = (await backend.calls()).filter(({ name }) => name.startsWith('findOrderAttempt'))
    expect(lookUps.map(({ name }) => name)).toEqual(['findOrderAttempt'])
    expect([orderAttempts.openOf('guest'), orderAttempts.openOf('rider:')?.owner]).toEqual([undefined, 'rider:'])
  })

  test('whose card is declined takes nothing, and another method pays', async () => {
    const portal = await start()
    await portal.backend.change(({ paymentMethods }) =>
      paymentMethods.forEach((method) => (method.declines = method.id === 'pay-visa')),
    )
    portal.pay()
    expect(faultIn(await portal.over())?.errors).toMatchObject([{ key: 'checkout:pay.declined' }])
    expect(await portal.stands()).toBe('unpaid')
    portal.pay('pay-bank')
    await portal.until((state) => orderPaying.select(state).status === 'done')
    expect(await portal.stands()).toBe('paid')
  })

  test('whose card is declined after the rider has gone to another order says so by a notice, not at that order', async () => {
    const portal = await start()
    await portal.backend.change(({ paymentMethods }) =>
      paymentMethods.forEach((method) => (method.declines = method.id === 'pay-visa')),
    )
    portal.pay()
    portal.store.dispatch(orderQuote.requested('order-another'))
    const state = await portal.until((now) => selectNotices(now).length > 0)
    expect(selectNotices(state)).toMatchObject([
      { type: 'error', text: { key: 'orders:unpaidOrder.notPaid', values: { number: 'SP-100010' } } },
    ])
    await portal.until((now) => orderPaying.select(now).status === 'idle')
  })

  test.each([
    ['500', 'notArrived'],
    ['offline', 'unknownElsewhere'],
  ] as const)('@PAY-13 whose outcome is open when its form is gone says so by a notice (%s)', async (fault, key) => {
    const portal = await start()
    await portal.backend.fault('placeOrder', '500', 1)
    if (fault === 'offline') await portal.backend.fault('findOrderAttempt', 'offline', 1)
    portal.pay()
    portal.store.dispatch(orderQuote.dropped())
    const state = await portal.until((now) => selectNotices(now).length > 0)
    expect(selectNotices(state)).toMatchObject([{ type: 'error', text: { key: `checkout:pay.${key}` } }])
    await portal.until((now) => orderPaying.select(now).status === 'idle')
    expect(orderAttempts.openOf(owner)).toBeDefined()
  })

  test('@PAY-10 @ACC-23 sends the security code of a new card once, and a card leaves with its rider', async () => {
    const portal = await start()
    keepCard(declinedCard)
    portal.pay({ kind: 'new', type: 'card', needsCode: false })
    expect(faultIn(await portal.over())?.errors).toMatchObject([{ key: 'checkout:pay.declined' }])
    expect([cardEntry.summary()?.last4, cardEntry.charge()]).toEqual(['0002', undefined])
    portal.store.dispatch(loggedOut())
    expect(cardEntry.summary()).toBeUndefined()
  })

  test('that was paid on another device is not paid again, and is read again', async () => {
    const [portal, other] = await start().then(async (first) => [first, await first.openTab()] as const)
    other.pay('pay-bank')
    await other.over()
    portal.pay()
    expect((await portal.over()).status).not.toBe('idle')
    await portal.until((state) => valueOf(selectOrderSummary(state).order)?.status === 'paid')
    const charged = (await portal.backend.state()).ledger.filter(({ record }) => record === id)
    expect(charged).toHaveLength(1)
  })

  test('waits while another payment of this browser is open: that one is looked up first', async () => {
    const portal = await start()
    orderAttempts.start({ owner, content: 'another' }, undefined, { orders: [{ quote: 'q', bought: [] }] })
    portal.pay()
    expect(faultIn(await portal.over())?.errors?.map(({ key }) => key)).toEqual([
      'shared:openPayment.title',
      'shared:openPayment.own',
    ])
    expect(await portal.sent()).toEqual([])
  })

  test('is let go after a question, also when the answer is lost', async () => {
    const portal = await start()
    await portal.backend.fault('cancelOrder', 'lostAnswer', 1)
    for (let press = 0; press < 3; press += 1)
      portal.store.dispatch(cancellationAsked({ order_id: id, order_number: 'SP-100010' }))
    await portal.until((state) => valueOf(selectOrderSummary(state).order)?.status === 'cancelled')
    expect([portal.asked, orderCancelling.select(portal.store.getState()).status]).toEqual([['cancelOrder'], 'done'])
  })

  test('stays when the rider keeps it', async () => {
    const portal = await start('keep')
    portal.store.dispatch(cancellationAsked({ order_id: id, order_number: 'SP-100010' }))
    await settled()
    expect([await portal.stands(), orderCancelling.select(portal.store.getState()).status]).toEqual(['unpaid', 'idle'])
  })
})
