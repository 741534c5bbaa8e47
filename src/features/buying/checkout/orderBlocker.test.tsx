import { screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { cartLine } from '../../../testing/buying/cartLines'
import { changeableBackend, storeCart } from '../../../testing/buying/checkout'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import CheckoutScreen from './CheckoutScreen'
import { quoteRetried } from './order/loadQuote'

type Backend = ReturnType<typeof changeableBackend>

const pass = (faremedia_id: string | null) =>
  cartLine({ uuid: 'bus-adult-month', name: 'Adult Monthly Pass', list_price: 8250, faremedia_id })

async function showCheckout(
  scenario: ScenarioName,
  faremediaId: string | null,
  prepare?: (backend: Backend) => void | Promise<void>,
) {
  const backend = changeableBackend(scenario)
  await prepare?.(backend)
  storeCart(pass(faremediaId))
  const shown = await renderInPortal(
    <Suspense>
      <CheckoutScreen guest={scenario === 'guestWithCard'} prepareReceipt={() => undefined} />
    </Suspense>,
    { at: '/checkout?step=contact' },
  )
  await screen.findByRole('heading', { level: 1 })
  return { backend, ...shown }
}

test.each<[string, ScenarioName, string | null, string, string]>([
  ['blocked', 'riderWithEveryCard', 'card-lost', 'This card is blocked', 'Choose another card'],
  [
    'not for this kind of rider',
    'riderWithEveryCard',
    'card-youth',
    'This order can’t be used with this card',
    'Choose another card',
  ],
  ['not on the account', 'riderSignedIn', 'card-of-others', 'This card isn’t on your account', 'Choose another card'],
  [
    'not entered by this guest',
    'guestWithCard',
    'card-phone',
    'Enter your fare card number',
    'Enter a fare card number',
  ],
  ['still to be chosen', 'riderSignedIn', null, 'You haven’t chosen a card yet', 'Choose a card'],
])('@PAY-12 a card that is %s is reported before anything is typed', async (_, scenario, card, title, way) => {
  const { user } = await showCheckout(scenario, card)
  const alert = (await screen.findByRole('heading', { name: title })).closest<HTMLElement>('[role=alert]')
  expect(within(alert ?? document.body).getByRole('link', { name: way })).toHaveAttribute('href', '/digital')
  expect(screen.queryByRole('textbox', { name: /^Email/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.queryByText(/today’s prices/)).toBeNull()
  await user.tab()
  expect(screen.getAllByRole('alert').filter((entry) => entry.textContent)).toEqual([alert])
})

test('@PAY-12 @FORM-06 typed text is still there once the card is good again', async () => {
  const { backend, store, user } = await showCheckout('riderSignedIn', 'card-phone')
  const email = await screen.findByLabelText('Email')
  await user.clear(email)
  await user.click(email)
  await user.paste('half-typed')
  const setStatus = (status: 'ACTIVE' | 'BLOCKED') =>
    backend.change((state) => state.fareMedia.forEach((card) => void (card.status = status)))
  await setStatus('BLOCKED')
  store.dispatch(quoteRetried())
  await screen.findByRole('heading', { name: 'This card is blocked' })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await setStatus('ACTIVE')
  store.dispatch(quoteRetried())
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('half-typed')
})

test('@PAY-12 @FM-11 a card that this browser does not know by name is looked up', async () => {
  await showCheckout('riderSignedIn', 'card-plastic', () => window.localStorage.setItem('faremedia_id', 'card-phone'))
  expect(await screen.findByText(/On your card “Blue card”/)).toBeInTheDocument()
})

test('@PAY-12 if the cards cannot be loaded, the order still says that it is for one', async () => {
  await showCheckout('riderSignedIn', 'card-plastic', (backend) => backend.fault('listFareMedia', '500'))
  expect(await screen.findByText('On your card')).toBeInTheDocument()
})
