// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { settled } from '../../../testing/settled'
import { HistoryOrder } from './HistoryOrder'

test.each([
  ['is the rider’s', 'card-phone', ['My phone •••• 4444ending in 4444']],
  ['has left the account', null, []],
] as const)('@ACC-07 the receipt of an order names a card that %s, and leads to it: %j', async (_, cardId, links) => {
  const backend = testBackend('riderSignedIn')
  const { orders } = await backend.state()
  const bought = orders.find(({ owner, items }) => owner === 'user-rider' && items.every(({ type }) => type === 'PASS'))
  if (!bought) throw new Error('The rider has bought no pass')
  await backend.change((state) => {
    const card = state.fareMedia.find(({ faremedia_id }) => faremedia_id === 'card-phone')
    for (const order of state.orders)
      if (order.order_id === bought.order_id)
        Object.assign(order, {
          faremedia_id: cardId,
          card_number: cardId ? card?.printed_card_number : '6030 5555 6666 9876',
        })
  })
  await renderInPortal(<HistoryOrder orderId={bought.order_id} />)
  await screen.findByText(bought.order_number)
  await settled()
  const shown = screen.queryAllByRole('link', { name: /••••|ending in/ })
  expect(shown.map(({ textContent }) => textContent)).toEqual(links)
  for (const link of shown) expect(link).toHaveAttribute('href', '/faremedia/card-phone')
})
