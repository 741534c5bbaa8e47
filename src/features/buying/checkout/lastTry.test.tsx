import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, test } from 'vitest'
import { now } from '../../../shared/clock'
import { writeStored } from '../../../shared/storage/browserStorage'
import { attemptKeys } from '../../../shared/payments/attemptKeys'
import { cartLine } from '../../../testing/buying/cartLines'
import { changeableBackend, storeCart } from '../../../testing/buying/checkout'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import CheckoutScreen from './CheckoutScreen'

/**
 * Renders a checkout that was reloaded during a payment. The order was sent `ago` milliseconds before and has not
 * arrived.
 */
async function reloadedWhilePaying(ago: number, cart = [cartLine({ quantity: 2 })]) {
  changeableBackend('riderSignedIn')
  storeCart(...cart)
  writeStored(attemptKeys.orderAttempt, [
    { key: 'key', owner: 'rider:user-rider', since: now() - ago, at: now() - ago },
  ])
  return renderInPortal(
    <Suspense>
      <CheckoutScreen guest={false} prepareReceipt={() => undefined} />
    </Suspense>,
    { at: '/checkout' },
  )
}

const told = async (title: string) => {
  const alert = (await screen.findByText(title)).closest('[role=alert]')
  if (!(alert instanceof HTMLElement)) throw new Error('Not an alert')
  return alert
}

describe('A reload in the middle of a payment', () => {
  test.each([
    ['may still come through', 1_000, 'We haven’t received your payment yet', 'You can pay again'],
    ['never arrived', 3_600_000, 'Your order wasn’t placed', 'No money was taken'],
  ])('@PAY-07 @PAY-09 that %s: the first screen says so, and has the focus on it', async (_, ago, title, text) => {
    const { user } = await reloadedWhilePaying(ago)
    const alert = await told(title)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Review – step 3 of 3')
    expect(alert).toHaveTextContent(text)
    await waitFor(() => expect(alert).toHaveFocus())
    await user.click(await screen.findByRole('link', { name: 'Change: Payment' }))
    await screen.findByRole('heading', { level: 1, name: 'Payment – step 2 of 3' })
    expect(await told(title)).toHaveTextContent(text)
  })

  test('@PAY-07 that may still arrive is also shown beside an empty cart, which cannot be paid again', async () => {
    await reloadedWhilePaying(1_000, [])
    expect(await told('We haven’t received your payment yet')).toHaveTextContent('Your payment may still come through.')
    expect(screen.queryByText(/You can pay again/)).toBeNull()
    expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
  })
})
