// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { ScenarioName } from '../../../../mocks/scenarios/recipes'
import { cartLine } from '../../../../testing/buying/cartLines'
import { changeableBackend, storeCart, storeGuest } from '../../../../testing/buying/checkout'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import CheckoutScreen from '../CheckoutScreen'
import { orderDeclined } from '../purchase'

async function showCheckout(scenario: ScenarioName, ...cart: ReturnType<typeof cartLine>[]) {
  changeableBackend(scenario)
  const guest = scenario === 'visitor'
  if (guest) storeGuest()
  storeCart(...cart)
  const shown = await renderInPortal(
    <Suspense>
      <CheckoutScreen guest={guest} prepareReceipt={() => undefined} />
    </Suspense>,
    { at: '/checkout' },
  )
  await screen.findByRole('heading', { level: 1 })
  return shown
}

test('@CART-05 @PAY-09 after a refused try a product that is gone keeps the title of its box, which says the try in a line', async () => {
  const { store } = await showCheckout(
    'riderSignedIn',
    cartLine(),
    cartLine({ uuid: 'bus-adult-transfer', name: 'Paper Transfer' }),
  )
  await screen.findByRole('button', { name: 'Remove Paper Transfer' })
  act(() => void store.dispatch(orderDeclined({ reason: { key: 'checkout:pay.unavailable' } })))
  const box = screen.getByRole('heading', { name: '1 product is no longer available' }).closest('[role=alert]')
  expect(box).toHaveFocus()
  expect(box).toHaveTextContent('Your order wasn’t placed')
})
