// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { changeableBackend, storeCart } from '../../../../testing/buying/checkout'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import CheckoutScreen from '../CheckoutScreen'

const code = vi.hoisted(() => {
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  return { arrived, arrive }
})
vi.mock('./ReviewStep', async (original) => {
  await code.arrived
  return original()
})

test('@PAY-01 nobody can pay before the order is shown', async () => {
  changeableBackend('riderSignedIn')
  storeCart(cartLine({ quantity: 2 }))
  await renderInPortal(
    <Suspense>
      <CheckoutScreen guest={false} prepareReceipt={() => undefined} />
    </Suspense>,
    { at: '/checkout' },
  )
  expect(await screen.findByText('$7.00')).toBeVisible()
  expect(screen.getByRole('button', { name: /Updating/ })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull()
  code.arrive()
  expect(await screen.findByRole('button', { name: 'Pay $7.00' })).not.toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('heading', { name: 'Your order' })).toBeVisible()
})
