// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import AddressesScreen from './AddressesScreen'

it('@ACC-10 each removal can be undone, not the last one alone', async () => {
  testBackend('riderSignedIn')
  const { user } = await renderInPortal(
    <Routes>
      <Route path="/account/addresses/:addressId?" element={<AddressesScreen />} />
    </Routes>,
    { at: '/account/addresses' },
  )
  const offers = () => screen.queryAllByRole('group', { name: /removed/ }).map((offer) => offer.textContent)
  for (const count of [1, 2]) {
    const [remove] = await screen.findAllByRole('button', { name: /^Remove/ })
    if (remove) await user.click(remove)
    await waitFor(() => expect(offers()).toHaveLength(count))
  }
  expect(offers()).toEqual([expect.stringContaining('220 Pier Road'), expect.stringContaining('18 Lantern Street')])
  const older = screen.getByRole('group', { name: /18 Lantern Street/ })
  await user.click(within(older).getByRole('button'))
  await waitFor(() => expect(offers()).toEqual([expect.stringContaining('220 Pier Road')]))
  expect(await screen.findByText(/18 Lantern Street/)).toBeVisible()
})
