// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { ScenarioName } from '../../../../mocks/scenarios/recipes'
import { selectNotices } from '../../../../shared/notices/noticesSlice'
import { readStored } from '../../../../shared/storage/browserStorage'
import { checkoutKeys } from '../../checkout/purchase/checkoutKeys'
import { testBackend, testPortal } from '../../../../testing/portal'
import './loadOrder'
import { orderClaim, receiptMail } from './orderActs'
import { orderSearched, orderSummaryLeft, orderSummaryOpened, selectOrderSummary } from './orderSummarySlice'

const holdKey = () =>
  window.sessionStorage.setItem('guest_order_keys', JSON.stringify({ 'order-100001': 'key-guest', 'order-1': 'other' }))

/** An order on the screen, opened by its address or found by number and email. */
async function shown(scenario: ScenarioName, opened: { orderId: string; guest: boolean }, by?: 'key' | 'search') {
  const backend = testBackend(scenario)
  if (by === 'key') holdKey()
  const portal = testPortal()
  const { dispatch } = portal.store
  dispatch(orderSummaryOpened(opened))
  if (by === 'search') dispatch(orderSearched({ order_number: 'SP-100001', email: 'guest@example.com' }))
  await portal.until((state) => selectOrderSummary(state).order.status === 'loaded')
  const sent = async (name: string) => (await backend.calls()).filter((call) => call.name === name)
  const mail = () => receiptMail.select(portal.store.getState())
  const claim = () => orderClaim.select(portal.store.getState())
  return { backend, portal, dispatch, sent, mail, claim }
}

const to = 'friend@example.com'
const own = { orderId: 'order-100002', guest: false }
const guests = { orderId: 'order-100001', guest: true }

describe('The receipt by mail', () => {
  test('@PAY-08 a rider’s goes to the address that is given, once for a nervous press', async () => {
    const { portal, dispatch, backend, sent } = await shown('riderSignedIn', own)
    dispatch(receiptMail.requested({ to }))
    dispatch(receiptMail.requested({ to }))
    await portal.until((state) => receiptMail.select(state).status === 'done')
    expect(await sent('sendReceipt')).toMatchObject([{ path: expect.stringContaining('/orders/order-100002/receipt') }])
    expect((await backend.state()).mailedReceipts).toEqual([{ to, order_number: 'SP-100002', claim_code: null }])
  })

  test.each([
    ['by the key of this tab', 'key', { order_id: 'order-100001', order_key: 'key-guest', send_to: to }],
    ['by what was typed', 'search', { order_number: 'SP-100001', email: 'guest@example.com', send_to: to }],
  ] as const)('@PAY-08 a guest’s goes %s', async (_, by, body) => {
    const { portal, dispatch, sent } = await shown('visitor', guests, by)
    dispatch(receiptMail.requested({ to }))
    await portal.until((state) => receiptMail.select(state).status === 'done')
    expect((await sent('sendReceiptAsGuest'))[0]?.body).toEqual(body)
  })

  test('@PAY-08 is refused where the key has gone meanwhile, before anything is sent', async () => {
    const { portal, dispatch, sent, mail } = await shown('visitor', guests, 'key')
    window.sessionStorage.clear()
    dispatch(receiptMail.requested({ to }))
    await portal.until((state) => receiptMail.select(state).status === 'failed')
    expect(mail()).toMatchObject({ fault: { errors: [{ key: 'shared:error.notFound' }] } })
    expect(await sent('sendReceiptAsGuest')).toEqual([])
  })

  test('an answer after leaving the page is dropped, and another page can ask at once', async () => {
    const { portal, dispatch, backend, mail } = await shown('riderSignedIn', own)
    await backend.delay(50, 'sendReceipt')
    dispatch(receiptMail.requested({ to }))
    dispatch(orderSummaryLeft())
    expect(mail()).toEqual({ status: 'idle' })
    dispatch(orderSummaryOpened({ orderId: 'order-100003', guest: false }))
    await portal.until((state) => selectOrderSummary(state).order.status === 'loaded')
    dispatch(receiptMail.requested({ to: 'b@example.com' }))
    await portal.until((state) => receiptMail.select(state).status === 'done')
    expect(mail()).toEqual({ status: 'done', value: { to: 'b@example.com' } })
  })
})

describe('A guest’s order and an account', () => {
  test('@PAY-08 signed in, what this tab bought before is shown at the rider’s own address, and claimed by a press', async () => {
    const { portal, dispatch, sent } = await shown('riderSignedIn', { orderId: 'order-100001', guest: false }, 'key')
    expect(selectOrderSummary(portal.store.getState()).isGuests).toBe(true)
    dispatch(orderClaim.requested({}))
    dispatch(orderClaim.requested({}))
    const state = await portal.until((now) => orderClaim.select(now).status === 'done')
    expect((await sent('claimOrder')).map(({ body }) => body)).toEqual([
      { order_number: 'SP-100001', code: 'key-guest' },
    ])
    expect(selectOrderSummary(state).isGuests).toBe(false)
    expect(selectNotices(state)).toMatchObject([{ type: 'success', text: { key: 'orders:claim.done' } }])
    expect(portal.visited).toEqual(['/ordersummary/order-100001'])
    expect(readStored(checkoutKeys.guestOrderKeys)).toEqual({ 'order-1': 'other' })
  })

  test('@PAY-08 found by number and email, it takes the code of the mail', async () => {
    const { portal, dispatch, claim } = await shown('riderSignedIn', { orderId: '', guest: true }, 'search')
    dispatch(orderClaim.requested({ code: 'wrong' }))
    await portal.until((state) => orderClaim.select(state).status === 'failed')
    expect(claim()).toMatchObject({ fault: { errors: [{ key: 'orders:claim.wrongCode' }] } })
    dispatch(orderClaim.requested({ code: ' KEY-GUEST' }))
    await portal.until((state) => orderClaim.select(state).status === 'done')
  })

  test('@API-05 a claim whose answer was lost is made again', async () => {
    const { portal, dispatch, backend } = await shown('riderSignedIn', { orderId: 'order-100001', guest: false }, 'key')
    await backend.fault('claimOrder', 'lostAnswer', 1)
    dispatch(orderClaim.requested({}))
    await portal.until((state) => orderClaim.select(state).status === 'failed')
    dispatch(orderClaim.requested({}))
    await portal.until((state) => orderClaim.select(state).status === 'done')
  })

  test('@PAY-08 a rider’s own order is asked for by nothing but its id', async () => {
    const { sent } = await shown('riderSignedIn', own, 'key')
    expect(await sent('findOrderAsGuest')).toEqual([])
  })
})
