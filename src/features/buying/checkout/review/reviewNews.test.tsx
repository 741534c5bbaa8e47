// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { ScenarioName } from '../../../../mocks/scenarios/recipes'
import { cartLine } from '../../../../testing/buying/cartLines'
import { changeableBackend, storeCart, storeGuest } from '../../../../testing/buying/checkout'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import CheckoutScreen from '../CheckoutScreen'
import { promoAccepted, promoRequested, quoteAnswered, selectQuoted } from '../order/quoteSlice'
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

test('@PAY-03 a code that takes nothing off is named beside its button', async () => {
  const { store } = await showCheckout('riderSignedIn', cartLine())
  await screen.findByRole('button', { name: 'Pay $3.50' })
  act(() => {
    store.dispatch(promoRequested('NOTHING'))
    store.dispatch(promoAccepted('NOTHING'))
    const quoted = selectQuoted(store.getState())
    if (quoted) store.dispatch(quoteAnswered({ ...quoted, quote: { ...quoted.quote, promo: 0 } }))
  })
  expect(screen.getByText('NOTHING')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove promo code' })).toBeVisible()
})
