// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { riderToken as token, send } from '../../../mocks/callsInTests'
import { writeStored } from '../../../shared/storage/browserStorage'
import { draftKeys } from '../../../shared/forms/saving/draftKeys'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { EmailState } from './EmailState'
import ProfileScreen from './ProfileScreen'

async function show(
  scenario: 'riderSignedIn' | 'newRider' | 'onlyGoogle' = 'riderSignedIn',
  before = () => {},
  locale?: string,
) {
  const backend = testBackend(scenario)
  before()
  if (locale) await changeElsewhere({ locale })
  const shown = await renderInPortal(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/account/profile" element={<ProfileScreen />} />
        <Route path="/elsewhere" element={<h1>Another page</h1>} />
      </Routes>
    </>,
    { at: '/account/profile' },
  )
  const name = await screen.findByLabelText('First name')
  return { ...shown, backend, name, email: screen.getByRole('textbox', { name: /^Email/ }) }
}
const riderNow = async () => (await send('getMe', { token })).data
const changeElsewhere = async (changes: object) =>
  send('updateUser', { token, body: { ...(await riderNow()), ...changes } })
const elsewhere = () => screen.queryByRole('heading', { name: 'Another page' })

describe('@ACC-02 the page of the profile', () => {
  it('@ACC-14 shows the language of messages, and saves that of the site for them', async () => {
    const { user } = await show('riderSignedIn', () => {}, 'fr')
    const language = () => screen.getByRole('combobox', { name: 'Language' })
    expect(language()).toHaveValue('fr')
    await user.selectOptions(language(), 'en')
    await user.click(screen.getByRole('button', { name: 'Use this language' }))
    await waitFor(async () => expect((await riderNow()).locale).toBe('en'))
    await waitFor(() => expect(language()).toHaveValue('en'))
  })

  it('shows each field that the specification names for a rider, besides those of sign-in', async () => {
    await show()
    for (const [label, value] of [
      ['First name', 'Jordan'],
      ['Last name', 'MacLeod'],
      [/^Email/, 'rider@example.com'],
      [/^Mobile number/, '+1 902 555 0142'],
      ['Language', 'en'],
    ] as const)
      expect(screen.getByRole(label === 'Language' ? 'combobox' : 'textbox', { name: label })).toHaveValue(value)
    expect(screen.getByText('Account number: user-rider')).toBeVisible()
  })

  it('asks for the password as long as another email is typed, keeps it out of the draft, and says who is told', async () => {
    const { user, backend, name, email } = await show()
    const password = () => screen.queryByLabelText('Current password')
    expect(email).toHaveAccessibleDescription(/a link to the new address and a message to the old one/)
    await user.type(name, 'x')
    expect(password()).toBeNull()
    await user.type(email, 'x')
    expect(password()).toBeVisible()
    await user.type(email, '{Backspace}')
    expect(password()).toBeNull()
    await user.type(email, 'x')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(password()).toHaveFocus())
    await user.type(password() ?? email, 'Transit-2026')
    expect(window.sessionStorage.getItem('form_draft')).toContain('rider@example.comx')
    expect(window.sessionStorage.getItem('form_draft')).not.toContain('Transit-2026')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/We sent a link to rider@example.comx/)).toBeVisible()
    expect(password()).toBeNull()
    expect((await backend.state()).mailedWarnings).toEqual([{ to: 'rider@example.com', about: 'newEmail' }])
  })

  it('asks no password of a rider who has none', async () => {
    const { user, email } = await show('onlyGoogle')
    await user.type(email, 'x')
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/We sent a link to social.rider@example.comx/)).toBeVisible()
  })

  it('sends the message again to a rider whose email is not verified', async () => {
    const { user } = await show('newRider')
    expect(screen.getByRole('group', { name: '' })).toHaveTextContent('Your email isn’t verified')
    await user.click(screen.getByRole('button', { name: 'Send the message again' }))
    expect(await screen.findByText('We’ve sent you a new message. Open the link in it.')).toBeVisible()
  })

  it('asks before changes are lost, and only then', async () => {
    const { user, name } = await show()
    await user.type(name, 'x')
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await user.click(await screen.findByRole('button', { name: 'Stay on this page' }))
    expect(elsewhere()).toBeNull()
    expect(name).toHaveValue('Jordanx')
    await user.type(name, '{Backspace}')
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(elsewhere()).toBeVisible()
  })

  it('forgets what is given up', async () => {
    const { user, name } = await show()
    await user.type(name, 'x')
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    expect(elsewhere()).toBeVisible()
    expect(window.sessionStorage.getItem('form_draft')).toBeNull()
  })

  it('@ACC-22 does not undo what was changed elsewhere while the form stood open', async () => {
    const { user, name } = await show()
    await changeElsewhere({ last_name: 'Roy' })
    await user.type(name, 'x')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveValue('Roy'))
    expect(screen.getByLabelText('First name')).toHaveValue('Jordanx')
    expect((await riderNow()).last_name).toBe('Roy')
  })

  it('@ACC-22 tells a conflict with both values, and saves ours by another press', async () => {
    const { user, name } = await show()
    await changeElsewhere({ first_name: 'Joy', last_name: 'Roy' })
    await user.type(name, 'x')
    const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }))
    await save()
    const told = 'Changed elsewhere to “Joy”. Save again to use yours.'
    const again = await screen.findByRole('textbox', { name: 'First name', description: told })
    expect(again).toHaveValue('Jordanx')
    expect(again).toHaveFocus()
    expect(screen.getByLabelText('Last name')).toHaveValue('Roy')
    await save()
    await waitFor(async () => expect(await riderNow()).toMatchObject({ first_name: 'Jordanx', last_name: 'Roy' }))
  })

  it('@ACC-22 goes on from a draft that is older than what is saved', async () => {
    const base = { first_name: 'Jordan', last_name: 'Mac' }
    const { user, name } = await show('riderSignedIn', () =>
      writeStored(draftKeys.formDraft, {
        owner: 'user-rider',
        forms: { profile: { typed: { ...base, first_name: 'Jordanx' }, base } },
      }),
    )
    expect(name).toHaveValue('Jordanx')
    expect(screen.getByLabelText('Last name')).toHaveValue('MacLeod')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(async () => expect(await riderNow()).toMatchObject({ first_name: 'Jordanx', last_name: 'MacLeod' }))
  })
})

it.each([
  [undefined, true],
  [null, true],
  [false, true],
  [true, false],
])('@AUTH-16 an email that is told as confirmed: %s asks for its confirmation: %s', async (email_confirmed, asks) => {
  testBackend('riderSignedIn')
  const user = { uuid: 'user-rider', first_name: 'Jordan', last_name: 'MacLeod', email: 'rider@example.com' }
  await renderInPortal(<EmailState user={{ ...user, email_confirmed }} />)
  expect(screen.queryByText('Your email isn’t verified') !== null).toBe(asks)
})
