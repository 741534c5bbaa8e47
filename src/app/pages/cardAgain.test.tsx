// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testBackend } from '../../testing/portal'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { RouteView } from '../RouteView'

it.each([
  ['/manage-card?from=%2Fcart', 'Your cart'],
  ['/manage-card?from=%2F%2Fevil.example', 'Manage card'],
])('@FM-12 @AUTH-14 @NAV-04 a guest who enters the card at %s goes on at "%s"', async (at, name) => {
  testBackend('visitor')
  const { user } = await renderInPortal(<RouteView />, { at })
  await user.click(await screen.findByLabelText('Card number'))
  await user.paste('6030123456789012')
  await user.click(screen.getByLabelText('Security code'))
  await user.paste('123')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
})
