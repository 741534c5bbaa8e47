import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import type { OperatorSettings } from '../settings'
import SignUpScreen from './SignUpScreen'

const Here = () => <output aria-label="here">{useLocation().pathname}</output>

const show = async (at = '/signup', settings?: (settings: OperatorSettings) => void) => {
  const backend = testBackend()
  const shown = await renderInPortal(
    <>
      <SignUpScreen />
      <Here />
    </>,
    { at, settings },
  )
  return { backend, ...shown }
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}$`))
const terms = () => field('I accept the terms of use')
const submit = () => screen.getByText('Create account')

async function fillIn(user: Awaited<ReturnType<typeof show>>['user'], email = 'nora@example.com') {
  const values = { 'First name': 'Nora', 'Last name': 'Roy', Email: email, 'Confirm email': email }
  const passwords = { Password: 'Harbour 7', 'Confirm password': 'Harbour 7' }
  for (const [name, value] of Object.entries({ ...values, ...passwords })) {
    await user.click(await field(name))
    await user.paste(value)
  }
  await user.click(await terms())
}

describe('the sign-up page', () => {
  it('@AUTH-09 @OPS-01 says what the operator has to say about children, as text', async () => {
    await show('/signup', (settings) => {
      settings.signUp = { children: { fr: 'Moins de 13 ans :\n<b>un parent</b> ouvre le compte.' } }
    })
    const note = await screen.findByRole('note')
    expect(note).toHaveTextContent('Moins de 13 ans :<b>un parent</b> ouvre le compte.')
    expect(note).toHaveAttribute('lang', 'fr')
  })

  it('@AUTH-09 says nothing about children where the operator does not', async () => {
    await show()
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('@AUTH-09 asks for what an account needs, with the rules before typing', async () => {
    await show()
    // Only looks for the placeholder once: by the next line the form may have replaced it.
    await screen.findByText('Loading…')
    await field('First name')
    expect(await field('Password')).toHaveAccessibleDescription(
      'Use 8 to 64 characters. Use at least one letter and one digit.',
    )
    expect(await field('Password')).toHaveAttribute('autocomplete', 'new-password')
    const languages = within(screen.getByRole('combobox', { name: 'Language' }))
    expect(languages.getByRole('option', { name: 'Français' })).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
    expect(screen.getByRole('link', { name: /^Read the terms of use/ })).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('textbox', { name: 'Mobile number (optional)' })).toBeInTheDocument()
  })

  it('@AUTH-09 shows a password on demand', async () => {
    const { user } = await show()
    await user.type(await field('Password'), 'Harbour 7')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(await field('Password')).toHaveAttribute('type', 'text')
  })

  it('@AUTH-09 ends by telling to confirm the email, where the focus goes', async () => {
    const { user } = await show()
    await fillIn(user)
    await user.click(submit())
    expect(await screen.findByText('Check your email')).toHaveFocus()
    expect(screen.getByText(/nora@example\.com/)).toBeInTheDocument()
    const again = screen.getByRole('button', { name: 'Send the message again' })
    expect(again).toHaveAttribute('aria-disabled', 'true')
    expect(again).toHaveAccessibleDescription('Wait a minute before you ask for another message.')
    await user.click(screen.getByRole('button', { name: 'Use another email' }))
    expect(await field('Email')).toHaveValue('')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('@AUTH-09 @FORM-02 names what differs, and does not send it', async () => {
    const { user, backend } = await show()
    await fillIn(user)
    await user.type(await field('Confirm email'), 'x')
    await user.type(await field('Confirm password'), 'x')
    await user.click(submit())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The email addresses don’t match')
    expect(alert).toHaveTextContent('The passwords don’t match')
    expect((await backend.calls()).map((call) => call.name)).toEqual(['getForm'])
  })

  it('@AUTH-09 does not go on without the terms', async () => {
    const { user } = await show()
    await fillIn(user)
    await user.click(await terms())
    await user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Please accept the terms of use')
    expect(await terms()).toHaveFocus()
  })

  it('@AUTH-09 offers what an email most likely was meant to be, and never insists', async () => {
    const { user, backend } = await show()
    await fillIn(user, 'nora@gmial.com')
    const offers = screen.getAllByRole('button', { name: 'nora@gmail.com' })
    expect(offers).toHaveLength(2)
    expect(await field('Email')).toHaveAccessibleDescription(/Did you mean: nora@gmail\.com/)
    await user.click(offers[0] as HTMLElement)
    expect(await field('Email')).toHaveValue('nora@gmail.com')
    expect(await field('Email')).toHaveFocus()
    await user.clear(await field('Email'))
    await user.paste('nora@gmial.com')
    await user.click(submit())
    await screen.findByText('Check your email')
    expect((await backend.calls()).at(-1)?.body).toMatchObject({ email: 'nora@gmial.com' })
  })

  it('@AUTH-09 @FORM-06 keeps everything typed when it fails, and says so in the form', async () => {
    const { user, backend } = await show()
    await backend.fault('signUp', '500', 1)
    await fillIn(user)
    await user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong, please try again!')
    expect(await field('Email')).toHaveValue('nora@example.com')
    expect(await field('Password')).toHaveValue('Harbour 7')
    await user.click(submit())
    expect(await screen.findByText('Check your email')).toBeInTheDocument()
  })

  it('@AUTH-09 @FORM-06 works without the server’s form, and keeps what was typed when that comes', async () => {
    const backend = testBackend()
    await backend.fault('getForm', '500')
    const { user } = await renderInPortal(<SignUpScreen />, { at: '/signup' })
    expect(await screen.findByText('Failed to fetch the form')).toBeInTheDocument()
    await fillIn(user)
    await backend.fault('getForm', '500', 0)
    await user.click(screen.getByText('Try again'))
    await waitFor(() => expect(screen.queryByText('Failed to fetch the form')).not.toBeInTheDocument())
    await user.click(submit())
    expect(await screen.findByText('Check your email')).toBeInTheDocument()
  })

  it('@NAV-04 knows the way to sign-in, and the origin with it', async () => {
    await show('/signup?from=%2Fcheckout')
    const link = await screen.findByRole('link', { name: 'Sign in' })
    await waitFor(() => expect(link).toHaveAttribute('href', '/login?from=%2Fcheckout'))
  })
})
