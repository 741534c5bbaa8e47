// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { setClock } from '../../../shared/clock'
import { valueOf } from '../../../shared/remote/remote'
import { testBackend, testPortal } from '../../../testing/portal'
import { isOrderOpen, openOrders } from './openOrders'

test.each([
  ['pending', true],
  ['requires_action', true],
  ['Unpaid', true],
  ['shipping', true],
  ['paid', false],
  ['PAID', false],
  ['refunded', false],
  ['delivered', false],
])('@ACC-15 an order that is %s: open is %s', (status, isOpen) => {
  expect(isOrderOpen({ status })).toBe(isOpen)
})

test('@ACC-15 open orders are found among the newest', async () => {
  testBackend('longHistory')
  const { store, until } = testPortal()
  store.dispatch(openOrders.requested())
  const state = await until((now) => openOrders.select(now).status === 'loaded')
  expect(valueOf(openOrders.select(state))?.map(({ status }) => status)).toEqual(['unpaid', 'unpaid'])
})

test('@ACC-15 @ACC-21 an order that can still be paid is found behind pages of newer ones', async () => {
  const backend = testBackend('longHistory')
  const { store, until } = testPortal()
  setClock(() => Date.parse('2026-11-22T15:00:00Z'))
  const old = await backend.change(({ orders }) => {
    const newest = [...orders].sort((one, other) => other.date.localeCompare(one.date)).slice(0, 60)
    newest.forEach((order, at) => {
      order.date = new Date(Date.parse('2026-11-22T14:00:00Z') - at * 3_600_000).toISOString()
      order.status = at === 55 ? 'unpaid' : 'paid'
    })
    return newest[55]?.order_id
  })
  store.dispatch(openOrders.requested())
  const state = await until((reached) => openOrders.select(reached).status === 'loaded')
  expect(valueOf(openOrders.select(state))?.map(({ order_id }) => order_id)).toContain(old)
})
