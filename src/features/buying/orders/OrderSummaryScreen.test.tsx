// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { setClock } from '../../../shared/clock'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { orderItem, sampleOrder } from '../../../testing/buying/sampleOrder'
import { awaitOrder, fact, onCard, orderRoutes, shipped, showOrder } from '../../../testing/screens/showOrder'
import { guestOrderRead, orderFailed } from './finding/orderSummarySlice'

describe('After buying', () => {
  test('@PAY-08 the page thanks a moment after, and not later', async () => {
    setClock(() => Date.parse('2026-11-20T12:06:00Z'))
    await showOrder()
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you, your order is placed' })).toBeVisible()
    expect(screen.getByText(/Your order number is SP-100004/)).toBeVisible()
  })

  test('@PAY-08 says what to do next: the steps in the app, the mail, and where the app is', async () => {
    await showOrder(shipped)
    const next = screen.getByRole('region', { name: 'What to do next' })
    expect(within(next).getAllByRole('listitem')).toHaveLength(3)
    expect(within(next).getByText(/We’ll send your order by Standard mail/)).toBeVisible()
    expect(within(next).getByText('Leave the box open.')).toBeVisible()
    expect(within(next).getByRole('heading', { name: 'Paper Booklet' })).toBeVisible()
    expect(
      within(next)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      'https://app.sableport-transit.example/orders/order-100004',
      'https://app.sableport-transit.example/wallet/order-100004',
      'https://apps.apple.com/app/id0000000000',
      'https://play.google.com/store/apps/details?id=example.sableport',
    ])
  })

  test('@PAY-08 a guest’s receipt names the guest, and says how the app finds the order', async () => {
    const { store } = await awaitOrder()
    const order = sampleOrder({ email: 'guest@example.com', first_name: 'Robin', last_name: 'Hart' })
    act(() => void store.dispatch(guestOrderRead(order)))
    expect(fact('Customer')).toBe('CustomerRobin Hartguest@example.com')
    expect(screen.getByText(/with its number, SP-100004, and your email, guest@example.com/)).toBeVisible()
    expect(screen.queryByText('You’ll find your tickets and passes there.')).toBeNull()
  })

  test('@PAY-08 @PAY-12 says for a fare card where it is and from when, and nothing of app, code or activation', async () => {
    const usable_from = '2026-11-20T15:30:00Z'
    const items = ['One', 'Two'].map((name) => orderItem({ name, usable_from, offer_serve: 'Tap before each ride.' }))
    const { container, show } = await showOrder({ ...onCard, order_items: items })
    const next = screen.getByRole('region', { name: 'What to do next' })
    expect(next).toHaveTextContent(/On your card ••••\s7777/)
    expect(next).toHaveTextContent(/Tap your card at the reader/)
    expect(within(next).getAllByText(/Ready to use:/)).toHaveLength(1)
    expect(next).toHaveTextContent(/Nov\.? 20, 2026, 11:30\sa\.m\. Atlantic Standard Time/)
    expect(within(next).getAllByText('Tap before each ride.')).toHaveLength(1)
    expect(container).not.toHaveTextContent(/\b(app|QR|activate)\b/i)
    expect(within(next).queryByRole('link')).toBeNull()
    await show(sampleOrder({ ...onCard, order_items: [...items, orderItem({ name: 'Three', usable_from: null })] }))
    expect(within(next).getByText(/\(One and Two\)$/)).toHaveTextContent(/^Ready to use: Nov/)
    expect(within(next).getByText(/\(Three\)$/)).toHaveTextContent('Ready to use: once it’s on your card')
  })

  test('@PAY-08 tells the provider’s words for what waits at a counter', async () => {
    const place = 'Pick it up at the Harbourfront service desk.'
    const { show } = await showOrder({ order_items: [orderItem({ type: 'PHYSICAL_PASS', offer_serve: place })] })
    const next = screen.getByRole('region', { name: 'What to do next' })
    expect(next).toHaveTextContent(place)
    expect(within(next).queryByRole('list')).toBeNull()
    await show(sampleOrder({ order_items: [orderItem({ type: 'PHYSICAL_PASS', offer_serve: null })] }))
    expect(next).toHaveTextContent('Bring your order number, SP-100004')
  })

  test('@OPS-01 a store that the operator is not in is not named', async () => {
    await showOrder({}, { settings: ({ links }) => void delete links.appStore })
    expect(screen.queryByRole('link', { name: 'App Store' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Google Play' })).toBeVisible()
  })
})

describe('An order that was just paid, and cannot be shown', () => {
  const state = { paid: 'SP-100004' }

  test('@PAY-08 @PAY-09 is said to be paid, with its number, and is asked for again', async () => {
    const { store, user, show } = await awaitOrder({ state })
    await act(() => void store.dispatch(orderFailed({ kind: 'network', unavailable: false })))
    expect(screen.getByRole('heading', { level: 1, name: 'Order SP-100004 is paid' })).toBeVisible()
    expect(screen.getByText(/appear here as soon as we can load it/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await show(sampleOrder())
    expect(screen.queryByRole('heading', { name: 'Order SP-100004 is paid' })).toBeNull()
  })

  test('@PAY-08 is not called unknown by a backend that does not find it yet', async () => {
    testBackend('riderSignedIn')
    await renderInPortal(orderRoutes, { at: '/ordersummary/order-nowhere', state })
    expect(await screen.findByRole('heading', { level: 1, name: 'Order SP-100004 is paid' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('Other states', () => {
  test('a failure keeps the heading in its place and can be tried again', async () => {
    const { store, user, show } = await awaitOrder()
    const heading = screen.getByRole('heading', { level: 1, name: 'Your order' })
    await act(() => void store.dispatch(orderFailed({ kind: 'badAnswer' })))
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong, please try again!')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Loading…')
    await show(sampleOrder())
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
  })

  test('@PAY-08 a rider’s own order names the rider', async () => {
    testBackend('riderSignedIn')
    await renderInPortal(orderRoutes, { at: '/ordersummary/order-100002' })
    expect((await screen.findByText('Customer')).parentElement).toHaveTextContent(/^Customer\w+ \w+rider@example\.com$/)
  })

  test('@PAY-08 an order that is not there is said so, with a way on', async () => {
    testBackend('riderSignedIn')
    await renderInPortal(orderRoutes, { at: '/ordersummary/order-nowhere' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible()
    expect(screen.getByText('This order isn’t in your account.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/account/orders')
    expect(screen.getByRole('link', { name: 'Find a guest order' })).toHaveAttribute('href', '/anonymous/ordersummary')
  })

  test('@NAV-11 @PAY-08 a guest without a key finds the order by number and email', async () => {
    testBackend('guestWithCard')
    const { user } = await renderInPortal(orderRoutes, { at: '/anonymous/ordersummary/order-100001' })
    await user.type(await screen.findByLabelText(/Order number/), 'SP-9')
    await user.type(screen.getByLabelText(/Email/), 'guest@example.com')
    await user.click(screen.getByRole('button', { name: 'Find order' }))
    expect(await screen.findByText('We couldn’t find an order with this number and email')).toBeVisible()
    await user.clear(screen.getByLabelText(/Order number/))
    await user.type(screen.getByLabelText(/Order number/), ' sp-100001')
    await user.click(screen.getByRole('button', { name: 'Find order' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Order SP-100001' })
    expect(heading).toHaveFocus()
    // A guest can move the order into an account. The links return to the same page.
    const keep = screen.getByRole('region', { name: 'Save this order to an account' })
    expect(within(keep).getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup?from=%2Fanonymous%2Fordersummary',
    )
  })
})
