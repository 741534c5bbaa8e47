// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { ScenarioName } from '../../../../mocks/scenarios/recipes'
import { selectAnnouncement, selectNotices } from '../../../../shared/notices/noticesSlice'
import { cartLine } from '../../../../testing/buying/cartLines'
import { changeableBackend, storeCart, storeGuest } from '../../../../testing/buying/checkout'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { testPortal } from '../../../../testing/portal'
import { buyNowStarted } from '../../cart'
import CheckoutScreen from '../CheckoutScreen'
import { promoAccepted, promoRequested, quoteAnswered, selectQuoted } from '../order/quoteSlice'
import { checkoutEntered, orderDeclined } from '../purchase'

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

const changedCart = { text: { key: 'cart:refresh.changed' } }

test('@CART-10 a price that changed is told by a message where the review is not the first step', async () => {
  const { store } = await showCheckout('visitor', cartLine({ list_price: 325 }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Contact/)
  await waitFor(() => expect(selectNotices(store.getState())).toMatchObject([changedCart]))
})

test('@CART-10 a price in the cart that changed is told by a message during a direct purchase, which does not show it', async () => {
  changeableBackend('riderSignedIn')
  storeCart(cartLine({ list_price: 325 }))
  const { store, until } = testPortal()
  store.dispatch(buyNowStarted([cartLine()]))
  store.dispatch(checkoutEntered())
  expect(selectNotices(await until((state) => selectNotices(state).length > 0))).toMatchObject([changedCart])
})

test('@CART-10 a price that changed is shown at the review, so only screen readers are told', async () => {
  const { store } = await showCheckout('riderSignedIn', cartLine({ list_price: 325 }))
  await waitFor(() => expect(selectAnnouncement(store.getState())).toMatchObject(changedCart))
  expect(selectNotices(store.getState())).toEqual([])
})
