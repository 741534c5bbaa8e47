// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { ServiceTickets } from './ServiceTickets'

test('@LAND-01 a ticket leads to fares before its price is known, and where none is known for certain', async () => {
  const backend = testBackend()
  await backend.change((state) => {
    for (const product of state.products) product.sold &&= !product.tags.includes('service-bus')
  })
  await renderInPortal(<ServiceTickets />)
  expect(screen.getAllByText('See fares')).toHaveLength(3)
  expect(await screen.findByText('from $7.25')).toBeVisible()
  expect(screen.getByText('See fares').closest('li')).toHaveTextContent('Bus')
})
