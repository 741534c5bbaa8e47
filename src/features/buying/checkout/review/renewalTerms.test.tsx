// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { CartLine } from '../../cart'
import { soldLine } from '../../../../testing/buying/cartLines'
import { changeableBackend, storeCart } from '../../../../testing/buying/checkout'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import CheckoutScreen from '../CheckoutScreen'

async function review(...cart: CartLine[]) {
  const backend = changeableBackend('riderSignedIn')
  // The backend tells what the cart says: the refresh of the cart may be answered before or after the review shows.
  await backend.change(({ products }) => {
    for (const product of products) {
      const line = cart.find(({ uuid }) => uuid === product.uuid)
      if (line && !line.renewalPeriod) product.renewal_period = null
    }
  })
  storeCart(...cart)
  await renderInPortal(
    <Suspense>
      <CheckoutScreen guest={false} prepareReceipt={() => undefined} />
    </Suspense>,
    { at: '/checkout' },
  )
  const title = await screen.findByText('Order summary', { selector: 'h2' })
  await screen.findByRole('button', { name: /^(Pay \$|Check)/ })
  return title.closest('section') as HTMLElement
}

const onCard = { faremedia_id: 'card-phone' }
const month = { ...soldLine('bus-adult-month'), ...onCard, isSubscribed: true }

test('@PAY-01 @FM-07 what renews says sum and period beside Pay', async () => {
  const panel = await review({ ...month, quantity: 2 }, { ...soldLine('bus-adult-single'), ...onCard })
  const [term, ...others] = within(within(panel).getByRole('list', { name: 'Renews automatically' })).getAllByRole(
    'listitem',
  )
  expect(others).toEqual([])
  expect(term).toHaveTextContent(/^Adult Monthly Pass renews every 31 days\. Each time, we charge \$224\.00, or/)
})

test('@PAY-01 a period that is not told is not guessed', async () => {
  const { renewalPeriod: _, ...line } = month
  const panel = await review(line)
  expect(panel).toHaveTextContent('Adult Monthly Pass renews whenever it runs out. Each time, we charge $112.00')
})

test('@CART-10 what is no longer sold says nothing of renewal, card or when it is usable', async () => {
  const gone = { uuid: 'bus-adult-transfer', usableFrom: 'right after you pay' }
  const panel = await review({ ...month, ...gone }, month)
  const line = (await screen.findByText('No longer available')).closest('li')
  expect(line).toHaveTextContent(/^Paper Transfer ?No longer available$/)
  expect(panel).not.toHaveTextContent('Paper Transfer renews')
})

test('@PAY-01 what is bought once says nothing of it', async () => {
  const panel = await review({ ...month, isSubscribed: false })
  expect(within(panel).queryByRole('list', { name: 'Renews automatically' })).toBeNull()
})
