// @vitest-environment jsdom
import { expect, test } from 'vitest'
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
