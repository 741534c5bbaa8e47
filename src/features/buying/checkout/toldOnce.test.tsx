// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { soldLine } from '../../../testing/buying/cartLines'
import { changeableBackend, storeCart } from '../../../testing/buying/checkout'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import CartScreen from '../cart/CartScreen'
import CheckoutScreen from './CheckoutScreen'

const [ride, pass, booklet] = ['bus-adult-single', 'bus-adult-day', 'bus-adult-booklet']

test.each([
  ['once where all lines are in the app', [ride, pass], []],
  ['of each line where they differ', [ride, pass, booklet], [1, 1, 1]],
  ['of a line that is alone', [ride], [1]],
])('@CART-09 the cart says where lines are %s', async (_, products, perLine) => {
  changeableBackend('riderSignedIn')
  storeCart(...products.map((uuid) => soldLine(uuid)))
  await renderInPortal(<CartScreen />, { at: '/cart' })
  const place = /^(Digital: in the mobile app|Physical: on a card or on paper)$/
  expect(screen.getAllByText(place)).toHaveLength(perLine.length || 1)
  const lines = screen.getAllByRole('article').map((line) => within(line).queryAllByText(place).length)
  expect(lines.filter(Boolean)).toEqual(perLine)
})

test.each([
  [ride, 'You can use promo codes at checkout.'],
  [booklet, 'We add shipping and promo codes at checkout.'],
])('@CART-09 only the cart with a line that ships speaks of shipping: %s', async (product, text) => {
  changeableBackend('riderSignedIn')
  storeCart(soldLine(product))
  await renderInPortal(<CartScreen />, { at: '/cart' })
  expect(screen.getByText(text, { exact: false })).toBeVisible()
})

test.each([
  ['once where it is the same for all lines', {}, 1],
  ['of each line where lines differ', { usable: { when: 'on_activation' } }, 2],
])('@PAY-03 the review says when lines can be used %s', async (_, given, count) => {
  changeableBackend('riderSignedIn')
  storeCart(soldLine(ride), { ...soldLine(pass), ...given })
  await renderInPortal(<CheckoutScreen guest={false} prepareReceipt={() => undefined} />, { at: '/checkout' })
  expect(await screen.findAllByText(/^Usable/)).toHaveLength(count)
})
