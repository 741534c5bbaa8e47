import { expect, test } from 'vitest'
import { cartTab } from '../../../../testing/buying/cartTab'
import { purchaseTypeChosen } from '../../../cards/fareMedia'
import { guestStarted, signedIn } from '../../../identity/session'
import { selectCartRules } from './cartRules'

const rider = { uuid: 'user-1', version: 'v1', first_name: 'Nora', last_name: 'Roy', email: 'nora@example.com' }

test('@CART-04 the operator limits a cart and one addition', () => {
  const tab = cartTab([], ({ limits }) => Object.assign(limits, { maxCartQuantity: 12, maxQuantityPerAdd: 5 }))
  expect(selectCartRules(tab.state())).toMatchObject({ maxCartQuantity: 12, maxQuantityPerAdd: 5 })
})

test.each([
  ['digital', true, true],
  ['physical', true, true],
  [null, true, false],
  ['digital', false, false],
] as const)('@CART-01 buying %s with cards (%s) is in transit mode: %s', (type, fareMedia, isTransitMode) => {
  const tab = cartTab([], ({ features }) => Object.assign(features, { fareMedia }))
  tab.dispatch(purchaseTypeChosen(type))
  expect(selectCartRules(tab.state())).toMatchObject({ isTransitMode })
})

test('@CART-01 only riders subscribe', () => {
  const tab = cartTab()
  const canSubscribe = () => selectCartRules(tab.state()).canSubscribe
  expect(canSubscribe()).toBe(false)
  tab.dispatch(guestStarted())
  expect(canSubscribe()).toBe(false)
  tab.dispatch(signedIn({ token: 'token', user: rider }))
  expect(canSubscribe()).toBe(true)
})
