// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTexts } from '../../../i18n/texts'
import { StoreContext } from '../../../shared/store'
import { testBackend, testPortal } from '../../../testing/portal'
import LoginScreen from './LoginScreen'
import { signInReturned } from './signIn/signInSubmission'
import { selectIsGuest, selectIsRider } from './visitor/sessionSlice'
import SignInDialog from './SignInDialog'

beforeAll(() => startTexts('en'))
afterEach(cleanup)

const Here = () => <output aria-label="here">{useLocation().pathname}</output>

function show(screenShown: ReactNode, address = '/login', portal = testPortal()) {
  render(
    <Provider store={portal.store}>
      <StoreContext value={portal.store}>
        <MemoryRouter initialEntries={[address]}>
          {screenShown}
          <Here />
        </MemoryRouter>
      </StoreContext>
    </Provider>,
  )
  return { portal, user: userEvent.setup() }
}

const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password$/)
const submit = () => screen.getByRole('button', { name: 'Sign in' })

describe('the sign-in page', () => {
  it('@AUTH-03 shows a placeholder, then the form, ready for password managers', async () => {
    testBackend()
    show(<LoginScreen />)
    expect(screen.getByText('Loading…')).toBeInTheDocument()
    expect(await email()).toHaveAttribute('autocomplete', 'username')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument()
  })

  it('@AUTH-03 still lets riders in when the form cannot be fetched, and keeps what was typed over a retry', async () => {
    const backend = testBackend()
    await backend.fault('getForm', '500', 1)
    const { portal, user } = show(<LoginScreen />)
    expect(await screen.findByText('Failed to fetch the form')).toBeInTheDocument()
    await user.type(await email(), 'rider@example.com')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Failed to fetch the form')).not.toBeInTheDocument())
    expect(await email()).toHaveValue('rider@example.com')
    await user.type(password(), 'Transit-2026{Enter}')
    await portal.until(selectIsRider)
  })

  it('@AUTH-05 @FORM-06 says in the form that the password is wrong, and keeps what was typed', async () => {
    testBackend()
    const { user } = show(<LoginScreen />)
    await user.type(await email(), 'rider@example.com')
    await user.type(password(), 'Transit-2025')
    await user.click(submit())
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Email and password did not match our records'),
    )
    expect(await email()).toHaveValue('rider@example.com')
    expect(password()).toHaveValue('Transit-2025')
  })

  it('@NAV-04 @CART-08 from checkout says why, and lets a guest go on', async () => {
    testBackend()
    const { portal, user } = show(<LoginScreen />, `/login?from=${encodeURIComponent('/checkout?step=1')}`)
    expect(screen.getByText('Please log in before you checkout')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Continue as guest' }))
    expect(selectIsGuest(portal.store.getState())).toBe(true)
    expect(screen.getByLabelText('here')).toHaveTextContent('/anonymous/checkout')
  })

  it('@CART-08 @NAV-04 from checkout has two doors of the same weight; the credentials are behind the second', async () => {
    testBackend()
    const { user } = show(<LoginScreen />, '/login?from=%2Fcheckout')
    const doors = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(doors).toEqual([expect.stringContaining('Continue as guest'), expect.stringContaining('Sign in')])
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByRole('group', { name: 'Sign in' })).toHaveFocus()
    expect(await email()).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByRole('button', { name: 'Continue as guest' })).toBeInTheDocument()
  })

  it('@NAV-04 @NAV-11 from the link of an order has two doors; the first finds the order without an account', async () => {
    testBackend()
    const { portal, user } = show(<LoginScreen />, '/login?from=%2Fanonymous%2Fordersummary%2Forder-100001')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('See your order')
    const doors = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(doors).toEqual([expect.stringContaining('Continue as guest'), expect.stringContaining('Sign in')])
    await user.click(screen.getByRole('button', { name: 'Continue as guest' }))
    expect(selectIsGuest(portal.store.getState())).toBe(true)
    expect(screen.getByLabelText('here')).toHaveTextContent('/anonymous/ordersummary/order-100001')
  })

  it('@NAV-04 shows the form at once to a visitor who comes back with a reason', async () => {
    testBackend()
    const portal = testPortal()
    const { user } = show(<LoginScreen />, '/login?from=%2Fcheckout', portal)
    act(() => void portal.store.dispatch(signInReturned({ key: 'session:social.failed.google' })))
    expect(await email()).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to login using Google sign in.')
    await user.type(await email(), 'rider@example.com')
    await user.type(password(), 'Transit-2025{Enter}')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('did not match our records'))
    expect(await email()).toHaveValue('rider@example.com')
  })

  it.each([
    ['no origin', '/login', true],
    ['an origin that guests have no page for', '/login?from=%2Fordersummary%2F7', true],
    ['an origin elsewhere', '/login?from=https%3A%2F%2Fevil.example%2Fcheckout', true],
    ['guest checkout switched off', '/login?from=%2Fcheckout', false],
  ])('@NAV-04 offers no way for guests with %s', (_, address, guestCheckout) => {
    testBackend()
    show(
      <LoginScreen />,
      address,
      testPortal({ settings: (settings) => (settings.features.guestCheckout = guestCheckout) }),
    )
    expect(screen.queryByRole('button', { name: 'Continue as guest' })).not.toBeInTheDocument()
  })
})

describe('the sign-in dialog before checkout', () => {
  const open = (guestAllowed = true) => {
    testBackend()
    const answer = vi.fn()
    return { answer, ...show(<SignInDialog params={{ guestAllowed }} answer={answer} />) }
  }

  it('@CART-08 answers as soon as a rider is signed in', async () => {
    const { answer, user } = open()
    expect(screen.getByRole('dialog', { name: 'Please sign in before you checkout' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await user.type(await email(), 'rider@example.com')
    await user.type(password(), 'Transit-2026')
    await user.click(submit())
    await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith('signedIn'))
  })

  it('@CART-08 lets a guest go on, and can be closed', async () => {
    const { answer, user } = open()
    await user.click(screen.getByRole('button', { name: 'Continue as guest' }))
    expect(answer).toHaveBeenLastCalledWith('guest')
    await user.keyboard('{Escape}')
    expect(answer).toHaveBeenLastCalledWith('cancel')
  })

  it('@CART-08 has no way for guests where the operator allows none, and shows the form at once', async () => {
    open(false)
    expect(screen.queryByRole('button', { name: 'Continue as guest' })).not.toBeInTheDocument()
    expect(await email()).toBeInTheDocument()
  })
})
