// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { settled } from '../../../testing/settled'
import { HistoryOrder } from './HistoryOrder'

test.each([
  ['paid', 1],
  ['cancelled', 0],
] as const)('@ACC-07 the receipt of an order that is %s leads to its card: %i links', async (status, links) => {
  const backend = testBackend('riderSignedIn')
  const { orders } = await backend.state()
  const bought = orders.find(({ owner, items }) => owner === 'user-rider' && items.every(({ type }) => type === 'PASS'))
  if (!bought) throw new Error('The rider has bought no pass')
  await backend.change((state) => {
    const card = state.fareMedia.find(({ faremedia_id }) => faremedia_id === 'card-phone')
    for (const order of state.orders)
      if (order.order_id === bought.order_id)
        Object.assign(order, { status, faremedia_id: 'card-phone', card_number: card?.printed_card_number })
  })
  await renderInPortal(<HistoryOrder orderId={bought.order_id} />)
  if (links > 0) await screen.findByRole('link', { name: /^See it on/ })
  else await screen.findByText(bought.order_number)
  await settled()
  expect(screen.queryAllByRole('link', { name: /^See it on/ })).toHaveLength(links)
})
