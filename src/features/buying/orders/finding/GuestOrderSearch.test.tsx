// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { awaitOrder } from '../../../../testing/screens/showOrder'
import { orderSearched, orderSearchFailed } from './orderSummarySlice'

test('@PAY-08 an order that is not found may be one of an account, and a link leads to those', async () => {
  const { store } = await awaitOrder({ at: '/anonymous/ordersummary/order-1' })
  expect(await screen.findByRole('button', { name: 'Find order' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'See your orders' })).toBeNull()
  act(() => {
    store.dispatch(orderSearched({ order_number: 'SP-999999', email: 'guest@example.com' }))
    store.dispatch(orderSearchFailed({ kind: 'http', status: 404 }))
  })
  expect(screen.getByText(/find an order with this number and email/)).toBeVisible()
  expect(screen.getByText(/If you bought it with an account, or added it to one/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/account/orders')
})
