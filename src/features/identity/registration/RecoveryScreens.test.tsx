import { screen, waitFor } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { setClock } from '../../../shared/clock'
import { routePaths } from '../../../shared/paths'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import ForgotPasswordScreen from './ForgotPasswordScreen'
import ResetPasswordScreen from './ResetPasswordScreen'

const Here = () => <output aria-label="here">{useLocation().pathname}</output>

async function show(at: string, prepare?: (backend: ReturnType<typeof testBackend>) => unknown) {
  const backend = testBackend()
  await prepare?.(backend)
  const shown = await renderInPortal(
    <>
      <Here />
      <Routes>
        <Route path={routePaths.forgotPassword} element={<ForgotPasswordScreen />} />
        <Route path={routePaths.resetPassword} element={<ResetPasswordScreen />} />
      </Routes>
    </>,
    { at },
  )
  return { backend, ...shown }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const someError = 'Some error Occured. Please try later.'

describe('the page for a forgotten password', () => {
  const ask = async (email: string) => {
    const shown = await show('/forgotpassword')
    await shown.user.type(await screen.findByLabelText('Email'), `${email}{Enter}`)
    expect(await heading('Check your email')).toHaveFocus()
    return shown
  }

  it.each(['rider@example.com', 'nobody@example.com'])('@AUTH-11 says the same of %s', async (email) => {
    await ask(email)
    const told = `If ${email} has an account, we’ve sent it a link to set a new password.`
    expect(screen.getByText(told)).toBeInTheDocument()
    expect(screen.getByText('Send the link again')).toHaveAttribute('aria-disabled', 'true')
  })

  it('@AUTH-11 is not sent again before its minute is over', async () => {
    const { user, backend } = await ask('rider@example.com')
    await user.click(screen.getByText('Send the link again'))
    expect((await backend.calls()).filter((call) => call.name === 'requestPasswordReset')).toHaveLength(1)
    await user.click(screen.getByText('Use another email'))
    expect(await heading('Forgot your password?')).toBeInTheDocument()
  })

  it('@AUTH-11 @FORM-06 says that the link was sent again, and not before', async () => {
    const { user } = await ask('rider@example.com')
    const told = 'If rider@example.com has an account, we’ve sent the link again.'
    expect(screen.queryByText(told)).toBeNull()
    setClock(() => Date.now() + 61_000)
    const again = screen.getByText('Send the link again')
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'))
    await user.click(again)
    expect((await screen.findByText(told)).closest('[role=status]')).not.toBeNull()
  })
})

describe('the page for a new password', () => {
  const fill = async ({ user }: Awaited<ReturnType<typeof show>>, password = 'New harbour 7', repeated = password) => {
    await user.type(await screen.findByLabelText(/^Password$/), password)
    await user.type(screen.getByLabelText(/^Confirm password$/), repeated)
    await user.click(screen.getByText('Set password'))
  }

  it('@AUTH-11 takes the token out of the address before it calls, and sets the password', async () => {
    const shown = await show('/reset/valid-token')
    await waitFor(() => expect(screen.getByLabelText('here')).toHaveTextContent(/^\/reset$/))
    await fill(shown)
    await waitFor(async () =>
      expect((await shown.backend.calls()).map((call) => call.name)).toEqual([
        'checkPasswordReset',
        'getForm',
        'resetPassword',
      ]),
    )
  })

  it('@AUTH-11 @FORM-02 does not send two different passwords', async () => {
    const shown = await show('/reset/valid-token')
    await fill(shown, 'New harbour 7', 'New harbour 8')
    expect(await screen.findByRole('alert')).toHaveTextContent('The passwords don’t match')
    expect((await shown.backend.calls()).map((call) => call.name)).not.toContain('resetPassword')
  })

  it.each(['/reset', '/reset/expired-token'])('@AUTH-11 says of %s exactly that its token is invalid', async (at) => {
    await show(at)
    await heading('This token is invalid')
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgotpassword')
  })

  it.each(['500', 'offline', 'html', 'wrongShape'] as const)(
    '@AUTH-11 says the specification’s sentence when the link cannot be checked by %s, and tries again',
    async (kind) => {
      const { user } = await show('/reset/valid-token', (backend) => backend.fault('checkPasswordReset', kind, 1))
      expect(await screen.findByText(someError)).toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByLabelText(/^Password$/)).toBeInTheDocument()
    },
  )

  it.each(['500', 'offline', '429'] as const)(
    '@AUTH-11 says it in the form when the password cannot be set by %s, and keeps it',
    async (kind) => {
      const shown = await show('/reset/valid-token', (backend) => backend.fault('resetPassword', kind))
      await fill(shown)
      expect(await screen.findByText(someError)).toBeInTheDocument()
      expect(screen.getByLabelText(/^Password$/)).toHaveValue('New harbour 7')
    },
  )
})
