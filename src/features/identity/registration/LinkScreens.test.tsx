import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { routePaths } from '../../../shared/paths'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import ConfirmScreen from './ConfirmScreen'
import InviteScreen from './InviteScreen'

afterEach(() => vi.useRealTimers())

const Here = () => <output aria-label="here">{useLocation().pathname}</output>
const here = () => screen.getByLabelText('here').textContent
const isCleared = (path: string) => waitFor(() => expect(here()).toBe(path))

/** Advances second by second, so that each second is rendered before the next begins. */
async function seconds(count: number): Promise<void> {
  for (let second = 0; second < count; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
}

async function show(
  at: string,
  scenario?: ScenarioName,
  prepare?: (backend: ReturnType<typeof testBackend>) => unknown,
) {
  const backend = testBackend(scenario)
  await prepare?.(backend)
  const shown = await renderInPortal(
    <>
      <Here />
      <Routes>
        <Route path={routePaths.confirmEmail} element={<ConfirmScreen />} />
        <Route path={routePaths.invite} element={<InviteScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at },
  )
  return { backend, ...shown }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const called = async (backend: ReturnType<typeof testBackend>) => (await backend.calls()).map((call) => call.name)

describe('the page of a confirmation link', () => {
  it('@AUTH-10 takes the token out of the address, confirms, and leads to sign-in after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await show('/confirm/valid-token')
    await isCleared('/confirm')
    expect(await heading('Your email is verified')).toHaveFocus()
    expect(screen.getByText('The next page opens in 5 seconds.')).toBeInTheDocument()
    await seconds(2)
    expect(screen.getByText('The next page opens in 3 seconds.')).toBeInTheDocument()
    expect(here()).toBe('/confirm')
    await seconds(3)
    expect(here()).toBe('/login')
  })

  it('@AUTH-10 goes at once, or stays, as the visitor likes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { user } = await show('/confirm/valid-token')
    await heading('Your email is verified')
    await user.click(screen.getByRole('button', { name: 'Stay on this page' }))
    await seconds(7)
    expect(here()).toBe('/confirm')
    expect(screen.getByText('Your email is verified')).toHaveFocus()
    expect(screen.getByText(/^You’re staying on this page/)).toHaveRole('status')
    await user.click(screen.getByRole('link', { name: 'Go now' }))
    expect(here()).toBe('/login')
  })

  it.each(['/confirm', '/confirm/expired-token'])(
    '@AUTH-10 says that %s does not work, and sends a new one',
    async (at) => {
      const { user, backend } = await show(at)
      await heading('This link doesn’t work')
      await user.type(screen.getByLabelText('Email'), 'new.rider@example.com')
      await user.click(screen.getByRole('button', { name: 'Send a new link' }))
      expect(await screen.findByText('We’ve sent you a new message. Open the link in it.')).toBeInTheDocument()
      expect((await backend.calls()).at(-1)?.body).toEqual({ email: 'new.rider@example.com' })
      expect(screen.getByRole('button', { name: 'Send the message again' })).toHaveAttribute('aria-disabled', 'true')
    },
  )

  it('@AUTH-10 @AUTH-16 sends a rider a new one without asking whom to, and says when that failed', async () => {
    const { user } = await show('/confirm/expired-token', 'unverified', (backend) =>
      backend.fault('resendConfirmation', '500'),
    )
    await heading('This link doesn’t work')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Send the message again' }))
    expect(await screen.findByText('Failed to send a verification email. Please try later.')).toBeInTheDocument()
  })

  it('@AUTH-10 can be tried again after a failure', async () => {
    const { user } = await show('/confirm/valid-token', 'visitor', (backend) => backend.fault('confirmEmail', '500', 1))
    await screen.findByText('We couldn’t verify your email')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Your email is verified')
  })
})

describe('the page of an invitation', () => {
  it('@AUTH-12 says who invites, and asks for a name and a password only', async () => {
    const { user, backend } = await show('/invite/valid-token', 'invited')
    await isCleared('/invite')
    expect(await screen.findByText(/^Jordan MacLeod has set up/)).toBeInTheDocument()
    expect(screen.getByText('invited@example.com')).toBeInTheDocument()
    await user.type(await screen.findByLabelText('First name'), 'Ira')
    await user.type(screen.getByLabelText('Last name'), 'Roy')
    await user.type(screen.getByLabelText(/^Password$/), 'Harbour 7')
    await user.type(screen.getByLabelText(/^Confirm password$/), 'Harbour 7')
    expect(screen.queryByRole('textbox', { name: /email/i })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await vi.waitFor(async () => expect(await called(backend)).toContain('acceptInvite'))
  })

  it.each(['/invite', '/invite/expired-token'])('@AUTH-12 says that %s is invalid, with a way on', async (at) => {
    await show(at)
    await heading('The invite is invalid')
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup')
  })

  it('@AUTH-12 makes a rider log out before anything is asked, and goes on from there', async () => {
    const { user, backend } = await show('/invite/valid-token', 'riderSignedIn')
    expect(await screen.findByText('You’re signed in as rider@example.com.')).toBeInTheDocument()
    expect(await called(backend)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Sign out and continue' }))
    expect(await screen.findByText(/^Jordan MacLeod has set up/)).toBeInTheDocument()
    expect((await called(backend)).sort()).toEqual(['getForm', 'logout', 'readInvite'])
    expect(here()).toBe('/invite')
  })

  it('@AUTH-12 can be tried again after a failure', async () => {
    const { user } = await show('/invite/valid-token', 'invited', (backend) => backend.fault('readInvite', 'html', 1))
    await screen.findByText('We couldn’t open your invitation')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^Jordan MacLeod has set up/)).toBeInTheDocument()
  })
})
