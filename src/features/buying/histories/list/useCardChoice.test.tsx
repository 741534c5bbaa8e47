// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { testBackend } from '../../../../testing/portal'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { useCardChoice } from './useCardChoice'

function Choices() {
  const { options } = useCardChoice('account', [{ value: 'wallet', label: 'Wallet' }])
  return (
    <>
      <Link to="/">Clear</Link>
      <output>{options.map(({ label }) => label).join(', ')}</output>
    </>
  )
}
const told = () => screen.getByRole('status').textContent

test.each([
  ['card-gone', true],
  ['card-phone', false],
  ['wallet', false],
  ['x'.repeat(101), false],
])('@ACC-17 a filter for “%s” is told as one for a removed card: %s', async (id, isGone) => {
  testBackend('riderWithTwoCards')
  const { user } = await renderInPortal(<Choices />, { at: `/?account=${id}` })
  expect(await screen.findByText(/My phone.*, Wallet/)).toBeVisible()
  expect(told()?.endsWith(', Card not in your account')).toBe(isGone)
  await user.click(screen.getByRole('link', { name: 'Clear' }))
  expect(told()).toMatch(/, Wallet$/)
})
