import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { onTestFinished } from 'vitest'
import type { Order } from '../../api/contract/buying/orders'
import { orderRead, selectOrderSummary } from '../../features/buying/orders/finding/orderSummarySlice'
import OrderSummaryScreen from '../../features/buying/orders/OrderSummaryScreen'
import { routePaths } from '../../shared/paths'
import { renderInPortal } from './renderInPortal'
import { orderItem, sampleOrder } from '../buying/sampleOrder'

export const orderRoutes = (
  <Suspense fallback={null}>
    <Routes>
      <Route path={routePaths.orderSummary} element={<OrderSummaryScreen guest={false} />} />
      <Route path={routePaths.findOrder} element={<OrderSummaryScreen guest />} />
      <Route path={routePaths.guestOrderSummary} element={<OrderSummaryScreen guest />} />
    </Routes>
  </Suspense>
)

/** Opens a rider's order page, which waits for its order: the backend never answers. */
export async function awaitOrder(options: Parameters<typeof renderInPortal>[1] = {}) {
  const silent = setupServer(http.all('*', () => new Promise<never>(() => {})))
  silent.listen()
  onTestFinished(() => silent.close())
  const portal = await renderInPortal(orderRoutes, { at: '/ordersummary/order-100004', ...options })
  // The page renders before it requests its order.
  await waitFor(() => {
    if (selectOrderSummary(portal.store.getState()).orderId === null) throw new Error('not asked for yet')
  })
  const show = (order: Order) => act(() => void portal.store.dispatch(orderRead(order)))
  return { ...portal, show }
}

/** Opens a rider's order page with a loaded order. */
export async function showOrder(given: Partial<Order> = {}, options?: Parameters<typeof renderInPortal>[1]) {
  const portal = await awaitOrder(options)
  await portal.show(sampleOrder(given))
  return portal
}

export const address = { firstName: 'Jordan', lastName: 'MacLeod', address1: '18 Lantern Street', country: 'CA' }
/** Facts of an order for a fare card. */
export const onCard: Partial<Order> = { card_number: '6030 5555 6666 7777' }
export const shipped: Partial<Order> = {
  order_items: [
    orderItem({
      applied_filters: [
        { filter_uuid: 'o', filter_value: 'a', type: 'Origin', long_name: { en: 'Harbourfront', fr: 'Front de mer' } },
        { filter_uuid: 'd', filter_value: 'b', type: 'Destination', long_name: { en: 'Airport' } },
      ],
    }),
    orderItem({ uuid: 'pass', name: 'Adult 7-Day Pass', quantity: 1, price: 3650, is_subscribed: true, type: 'PASS' }),
    orderItem({
      uuid: 'book',
      name: 'Paper Booklet',
      quantity: 1,
      type: 'PHYSICAL_PASS',
      shipping_enabled: true,
      offer_serve: 'Leave the box open.',
    }),
    orderItem({ uuid: 'hover', name: 'Hover Ride', type: 'HOVERCRAFT', offer_code: null, offer_serve: null }),
  ],
  payments: [
    { label: 'Visa •••• 1111', amount: 9000 },
    { label: 'Wallet', amount: 475 },
  ],
  shipping_address: { ...address, state: 'NS', city: 'Halifax', zip: 'B3J 1S9' },
  shipping_method: { id: 'mail', name: 'Standard mail', price: 250, eta: '5 to 7 business days' },
  promo_code: 'WELCOME10',
  amount_paid: 9475,
  subtotal: 10250,
  shipping: 250,
  promo: 1025,
  total: 9475,
}

/** Returns the value of a term in any of the page's lists. */
export const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement?.textContent
export const cells = (name: string | RegExp) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
