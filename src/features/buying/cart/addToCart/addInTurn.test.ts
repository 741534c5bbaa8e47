// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { dialogAnswered, selectOpenDialog } from '../../../../shared/dialogs/dialogsSlice'
import { locationChanged } from '../../../../shared/navigation/navigation'
import { settled } from '../../../../testing/settled'
import { testPortal } from '../../../../testing/portal'
import type { TestPortal } from '../../../../testing/portal'
import { selectCartLines } from '../state/cartSlice'
import { addToCartRequested } from '../state/cartRequests'

/** The code of "Add to cart" comes with the first press, so all presses of a test come before the first add ends. */
const press = (portal: TestPortal, uuid: string, alert_message?: string) => {
  const organization = { uuid: 'org-1' }
  const product = { uuid, name: uuid, list_price: 350, shipping_enabled: false, organization, alert_message }
  portal.store.dispatch(addToCartRequested({ product, quantity: 1, applied: [], filterName: 'Bus' }))
}
const added = (portal: TestPortal) =>
  selectCartLines(portal.store.getState()).map(({ uuid, quantity }) => `${quantity} ${uuid}`)
const addsEnd = async () => {
  await import('./addToCart')
  await settled()
}
const answer = (portal: TestPortal, given: 'accept' | 'cancel') => {
  const open = selectOpenDialog(portal.store.getState())
  portal.store.dispatch(dialogAnswered({ id: open?.id ?? 0, answer: given }))
}

test('@CART-01 several products that are added in quick succession are all added, in their order', async () => {
  const portal = testPortal()
  for (const uuid of ['single', 'day', 'month']) press(portal, uuid)
  await addsEnd()
  expect(added(portal)).toEqual(['1 single', '1 day', '1 month'])
})

test('@CART-01 a second press of a product while it is added does nothing; one after that adds one more', async () => {
  const portal = testPortal()
  for (const uuid of ['single', 'day', 'single', 'day']) press(portal, uuid)
  await addsEnd()
  expect(added(portal)).toEqual(['1 single', '1 day'])
  press(portal, 'single')
  await addsEnd()
  expect(added(portal)).toEqual(['1 day', '2 single'])
})

test.each([
  ['accept', ['1 alerted', '1 single']],
  ['cancel', ['1 single']],
] as const)('@CART-01 a product waits for the question of another one: %s', async (given, lines) => {
  const portal = testPortal()
  press(portal, 'alerted', 'Weekdays only')
  press(portal, 'single')
  await addsEnd()
  expect([portal.asked, added(portal)]).toEqual([['productAlert'], []])
  answer(portal, given)
  await addsEnd()
  expect(added(portal)).toEqual(lines)
})

test('@CART-01 what waits for a question is dropped with it when the page is left, and can be added afterwards', async () => {
  const portal = testPortal()
  press(portal, 'alerted', 'Weekdays only')
  press(portal, 'single')
  await addsEnd()
  portal.store.dispatch(locationChanged({ pathname: '/cart', search: '', hash: '' }))
  await addsEnd()
  expect(added(portal)).toEqual([])
  press(portal, 'single')
  await addsEnd()
  expect(added(portal)).toEqual(['1 single'])
})
