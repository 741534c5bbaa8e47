// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { ContactWays } from './ContactWays'

test('the ways to the operator fold behind a text only if there is more than one; the lead stands above either', async () => {
  const show = (contact: { phone: string; email?: string }) =>
    renderInPortal(<ContactWays lead="Please call." moreText="More" />, {
      settings: (settings) => Object.assign(settings.operator, { contact }),
    })
  const one = await show({ phone: '555 0100' })
  expect(screen.getByText('Please call.')).toBeVisible()
  expect(screen.getByRole('link', { name: '555 0100' })).toBeVisible()
  expect(screen.queryByText('More')).toBeNull()
  one.unmount()
  await show({ phone: '555 0100', email: 'help@example.com' })
  expect(screen.getByText('Please call.')).toBeVisible()
  expect(screen.getByText('More')).toBeVisible()
  expect(screen.getByText('help@example.com')).not.toBeVisible()
})
