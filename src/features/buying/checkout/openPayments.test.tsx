import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { loadAttempts, openPayment, orderAttempts } from '../../../shared/payments/openPayments'
import { soldLine } from '../../../testing/buying/cartLines'
import { changeableBackend, storeCart } from '../../../testing/buying/checkout'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import CartScreen from '../cart/CartScreen'
import LoginScreen from '../../identity/session/LoginScreen'
import LoadPage from '../../account/wallet/LoadPage'
import CheckoutScreen from './CheckoutScreen'

const title = 'A payment may have gone through'
const open = (owner: string, more = {}) => ({ key: owner, owner, since: Date.now(), at: Date.now(), ...more })
const keep = (key: string, ...attempts: object[]) => window.localStorage.setItem(key, JSON.stringify(attempts))

describe('@PAY-13 An open payment of another person', () => {
  test('is told at sign-in and the guest’s door, and goes when its owner has settled it', async () => {
    keep('order_attempt', open('rider:user-other'))
    await renderInPortal(<LoginScreen />, { at: '/login?from=%2Fcheckout' })
    expect(screen.getByText(title).closest('[role=alert]')).toHaveTextContent('sign in with that account to find out')
    expect(screen.getByRole('button', { name: 'Continue as guest' })).toBeInTheDocument()
    orderAttempts.drop('rider:user-other')
    await vi.waitFor(() => expect(screen.queryByText(title)).toBeNull())
  })

  test('is told at sign-in also if it is a load of a wallet', async () => {
    keep('wallet_load_attempt', open('user-other'))
    await renderInPortal(<LoginScreen />, { at: '/login' })
    expect(screen.getByText(title)).toBeInTheDocument()
  })

  test('is told in the cart', async () => {
    changeableBackend('riderSignedIn')
    storeCart(soldLine('bus-adult-single'))
    keep('order_attempt', open('rider:user-other'))
    await renderInPortal(<CartScreen />, { at: '/cart' })
    expect(screen.getByText(title)).toBeInTheDocument()
  })

  test('holds the checkout back until a word, and its page has the focus', async () => {
    changeableBackend('riderSignedIn')
    storeCart(soldLine('bus-adult-single'))
    keep('order_attempt', open('rider:user-other'))
    const { user } = await renderInPortal(<CheckoutScreen guest={false} prepareReceipt={() => undefined} />, {
      at: '/checkout',
    })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'This is a different payment, continue' }))
    expect(await screen.findByRole('heading', { level: 1, name: /step/ })).toBeInTheDocument()
  })

  test('is told nowhere to its owner’s own checkout, which finds out', () => {
    keep('order_attempt', open('guest'))
    expect([openPayment(undefined), openPayment('user-rider')]).toEqual(['own', 'own'])
  })
})

test('@PAY-13 a load that can no longer be found out names where to look, and goes on after a word', async () => {
  changeableBackend('riderSignedIn')
  keep('wallet_load_attempt', open('user-rider', { isForgotten: true }))
  const { user } = await renderInPortal(<LoadPage wallet={{ balance: 0, load_allowed: true, autoload: null }} />, {
    at: '/account/wallet/load',
  })
  const told = await screen.findByText('We can no longer find out whether your last payment went through')
  expect(told.closest('[role=alert]')).toHaveTextContent('Check your balances before you try again.')
  expect(screen.getByRole('link', { name: 'See your purchase history' })).toHaveAttribute('href', '/account/purchases')
  expect(screen.getByRole('link', { name: '+1 902 555 0100' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I’ve checked, continue' }))
  await vi.waitFor(() => expect(told).not.toBeInTheDocument())
  expect(loadAttempts.ofOwner('user-rider')).toEqual([])
})
