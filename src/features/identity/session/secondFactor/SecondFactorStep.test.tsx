// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTexts } from '../../../../i18n/texts'
import { setClock } from '../../../../shared/clock'
import { StoreContext } from '../../../../shared/store'
import { testBackend, testPortal } from '../../../../testing/portal'
import LoginScreen from '../LoginScreen'
import { selectIsRider } from '../visitor/sessionSlice'
import SignInDialog from '../SignInDialog'
import { signInSubmission } from '../signIn/signIn'

beforeAll(async () => {
  await startTexts('en')
  // Loads the lazy parts first, because loading them takes longer than one test waits.
  await Promise.all([import('./SecondFactorStep'), import('../../secondFactor/PhoneStep')])
})
afterEach(cleanup)

function show(shown: ReactNode = <LoginScreen />) {
  const portal = testPortal()
  render(
    <StoreContext value={portal.store}>
      <Provider store={portal.store}>
        <MemoryRouter initialEntries={['/login']}>{shown}</MemoryRouter>
      </Provider>
    </StoreContext>,
  )
  return { portal, user: userEvent.setup() }
}

function signIn(name: 'mfa' | 'setup' | 'required', shown?: ReactNode) {
  const page = show(shown)
  page.portal.store.dispatch(
    signInSubmission.requested({ email: `${name}.rider@example.com`, password: 'Transit-2026' }),
  )
  return page
}

const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Verification code' })
const button = (name: string) => screen.getByRole('button', { name })
const stops = () =>
  within(screen.getByRole('navigation', { name: 'Sign-in steps' }))
    .getAllByRole('listitem')
    .map((stop) => `${stop.textContent}${stop.getAttribute('aria-current') ? ' *' : ''}`)

describe('The code', () => {
  it('@AUTH-04 @FORM-05 is one field that takes a paste with spaces and sends nothing by itself', async () => {
    const backend = testBackend()
    const { portal, user } = signIn('mfa')
    const field = await codeField()
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Two-step verification')
    expect(screen.getByText(/^We sent a 6-digit code to \+•+71\./)).toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Sign-in steps' })).toBeNull()
    await user.click(field)
    await user.paste(' 123 456 ')
    expect(field).toHaveValue('123456')
    expect((await backend.calls()).map((call) => call.name)).not.toContain('verifySecondFactorCode')
    await user.keyboard('{Enter}')
    await portal.until(selectIsRider)
  })

  it('@AUTH-04 @ACC-04 that is wrong is told at the field, with the tries that are left', async () => {
    testBackend()
    const { user } = signIn('mfa')
    await user.type(await codeField(), '000000')
    await user.click(button('Verify'))
    await waitFor(async () =>
      expect(await codeField()).toHaveAccessibleDescription(
        'Invalid verification code. Please try again with valid code.',
      ),
    )
    const field = await codeField()
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toBeInvalid()
    expect(screen.getByText('You have 4 tries left.')).toHaveAttribute('role', 'status')
  })

  it.each(['', '12345', '1234567'])('@FORM-05 has six digits: %j', async (typed) => {
    const backend = testBackend()
    const { user } = signIn('mfa')
    const field = await codeField()
    if (typed) await user.type(field, typed)
    await user.click(button('Verify'))
    const isCut = typed.length > 6
    await waitFor(async () => {
      const sent = (await backend.calls()).filter((call) => call.name === 'verifySecondFactorCode')
      expect(sent).toHaveLength(isCut ? 1 : 0)
    })
    if (!isCut) await waitFor(() => expect(field).toBeInvalid())
  })

  it('@AUTH-04 @ACC-24 leads who no longer has the phone to backup codes, and to the operator with number and hours', async () => {
    testBackend()
    const { portal, user } = signIn('mfa')
    await codeField()
    expect(screen.queryByRole('link', { name: '+1 902 555 0100' })).toBeNull()
    await user.click(button('I no longer have this phone'))
    expect(button('I no longer have this phone')).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('link', { name: '+1 902 555 0100' })).toHaveAttribute('href', 'tel:+19025550100')
    expect(screen.getByText('Mon–Fri 7 a.m.–7 p.m., Sat 9 a.m.–5 p.m.')).toBeVisible()
    expect(screen.getByText('the number of a recent order, or the last four digits of a fare card')).toBeVisible()
    await user.click(button('Use a backup code'))
    expect(screen.getByRole('heading', { level: 2, name: 'Enter a backup code' })).toHaveFocus()
    const field = screen.getByRole('textbox', { name: 'Backup code' })
    await user.type(field, 'sable')
    await user.click(button('Verify'))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter the 10 letters and digits of the code/))
    await user.type(field, 'wrong')
    await user.click(button('Verify'))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is wrong or already used/))
    await user.click(button('Use the text message'))
    expect(screen.getByRole('heading', { level: 2, name: 'Enter the code from the text message' })).toHaveFocus()
    await user.click(button('Use a backup code'))
    await user.type(screen.getByRole('textbox', { name: 'Backup code' }), 'sableport3')
    await user.keyboard('{Enter}')
    await portal.until(selectIsRider)
  })

  it('@AUTH-04 @ACC-24 offers backup codes when the code of the message has expired, too', async () => {
    testBackend()
    const { user } = signIn('mfa')
    await codeField()
    setClock(() => Date.now() + 601_000)
    expect(await screen.findByText('This code has expired. Ask for a new one.')).toBeVisible()
    await user.click(button('Use a backup code'))
    expect(screen.getByRole('textbox', { name: 'Backup code' })).toBeVisible()
  })

  it('@AUTH-04 can be sent again after a minute, which is counted down without being read out', async () => {
    const noon = Date.parse('2026-11-20T12:00:00Z')
    const backend = testBackend()
    await backend.now('2026-11-20T12:00:00Z')
    const { user } = signIn('mfa')
    await codeField()
    const resend = button('Send a new code')
    expect(resend).toHaveAttribute('aria-disabled', 'true')
    expect(resend).toHaveAccessibleDescription('available in 1:00')
    expect(screen.getByText('available in 1:00').closest('[role=status], [aria-live]')).toBeNull()
    await user.click(resend)
    setClock(() => noon + 23_500)
    expect(await screen.findByText('available in 0:37')).toBeInTheDocument()
    await backend.now('2026-11-20T12:01:00Z')
    expect(await screen.findByText('You can ask for a new code now.')).toBeInTheDocument()
    await user.click(resend)
    expect(await screen.findByText('available in 1:00')).toBeInTheDocument()
    expect((await backend.calls()).map((call) => call.name).filter((name) => name.startsWith('resend'))).toHaveLength(1)
  })

  it('@AUTH-04 is replaced by the offer of a new one when it has expired', async () => {
    const backend = testBackend()
    await backend.now('2026-11-20T12:00:00Z')
    signIn('mfa')
    await codeField()
    await backend.now('2026-11-20T12:10:00Z')
    expect(await screen.findByText(/^This code has expired/)).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(button('Send a new code')).not.toHaveAttribute('aria-disabled')
  })

  it('@AUTH-04 after 15 minutes it starts over, and says why', async () => {
    const backend = testBackend()
    await backend.now('2026-11-20T12:00:00Z')
    signIn('mfa')
    await codeField()
    await backend.now('2026-11-20T12:15:00Z')
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeInTheDocument()
    expect(screen.getByText(/^To keep your account safe, this step lasts up to 15 minutes/)).toHaveTextContent(
      'Please sign in again.',
    )
    expect(screen.getByRole('group', { name: 'Sign in' })).toHaveFocus()
  })
})

describe('The offer', () => {
  it('@AUTH-04 leads to the phone, to the code, and back to the phone; each heading takes the focus', async () => {
    testBackend()
    const { user } = signIn('setup')
    await user.click(await screen.findByRole('button', { name: 'Set up now' }))
    expect(stops()).toEqual(['Set up (done)', 'Phone *', 'Code'])
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
    await user.type(await screen.findByLabelText(/^Phone number/), '(902) 555-0133')
    await user.click(button('Send code'))
    await codeField()
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
    expect(stops()).toEqual(['Set up (done)', 'Phone (done)', 'Code *'])
    await user.click(button('Change number'))
    expect(await screen.findByLabelText(/^Phone number/)).toBeInTheDocument()
  })

  it('@AUTH-04 can be put off, but not where the operator requires it', async () => {
    testBackend()
    signIn('setup')
    expect(await screen.findByRole('button', { name: 'Not now' })).toBeInTheDocument()
    expect(button('Don’t show again')).toBeInTheDocument()
    cleanup()
    signIn('required')
    expect(await screen.findByText(/^Your transit provider requires/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Don’t show again' })).not.toBeInTheDocument()
  })

  it('@AUTH-04 can be cancelled: the credentials are asked for again', async () => {
    testBackend()
    const { user } = signIn('setup')
    await user.click(await screen.findByRole('button', { name: 'Cancel and sign in again' }))
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeInTheDocument()
    expect(window.localStorage.getItem('tempAuthToken')).toBeNull()
    expect(screen.getByRole('group', { name: 'Sign in' })).toHaveFocus()
  })
})

describe('In the dialog before checkout', () => {
  it('@AUTH-04 @CART-08 the step shows, and the dialog answers when it is done', async () => {
    testBackend()
    const answer = vi.fn()
    const { user } = signIn('mfa', <SignInDialog params={{ guestAllowed: true }} answer={answer} />)
    const field = await codeField()
    expect(screen.getByRole('dialog', { name: 'Two-step verification' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Continue as guest' })).not.toBeInTheDocument()
    await user.type(field, '123456{Enter}')
    await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith('signedIn'))
  })
})
