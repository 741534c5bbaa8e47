// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/portal'
import { renderInPortal } from '../../testing/renderInPortal'
import ProfileScreen, { feature } from './ProfileScreen'

async function show(scenario: 'riderSignedIn' | 'newRider' = 'riderSignedIn') {
  testBackend(scenario)
  const shown = await renderInPortal(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/account/profile" element={<ProfileScreen />} />
        <Route path="/elsewhere" element={<h1>Another page</h1>} />
      </Routes>
    </>,
    { at: '/account/profile', feature: Array.isArray(feature) ? feature[0] : feature },
  )
  const name = await screen.findByLabelText('First name')
  return { ...shown, name }
}
const elsewhere = () => screen.queryByRole('heading', { name: 'Another page' })

describe('@ACC-02 the page of the profile', () => {
  it('shows each field that the specification names for a rider, besides those of sign-in', async () => {
    await show()
    for (const [label, value] of [
      ['First name', 'Jordan'],
      ['Last name', 'MacLeod'],
      [/^Email/, 'rider@example.com'],
      [/^Mobile number/, '+19025550142'],
      ['Language', 'en'],
    ] as const)
      expect(screen.getByRole(label === 'Language' ? 'combobox' : 'textbox', { name: label })).toHaveValue(value)
    expect(screen.getByText('Account number: user-rider')).toBeVisible()
  })

  it('sends the message again to a rider whose email is not verified', async () => {
    const { user } = await show('newRider')
    expect(screen.getByRole('group', { name: '' })).toHaveTextContent('Your email is not verified')
    await user.click(screen.getByRole('button', { name: 'Send the message again' }))
    expect(await screen.findByText('A new message is on its way. Please open the link in it.')).toBeVisible()
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
})
