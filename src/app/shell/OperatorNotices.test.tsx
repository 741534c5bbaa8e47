// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setClock } from '../../shared/clock'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { OperatorNotices } from './OperatorNotices'

const at = Date.parse('2026-12-24T10:00:00Z')
const storm = {
  version: 'storm',
  severity: 'warning' as const,
  text: { en: 'No ferries today.', fr: 'Aucun traversier.' },
}
const closing = { ...storm, version: 'night', text: { en: 'Sales open at 6 a.m.' }, closes: ['sales' as const] }
const later = { ...storm, version: 'later', text: { en: 'Later.' }, from: '2026-12-25T00:00:00Z' }
const elsewhere = { ...storm, version: 'wallet', text: { en: 'Wallet.' }, routes: ['/wallet'] }

test('@OPS-04 a page shows what is due there; a notice that is closed stays closed until its next version', async () => {
  setClock(() => at)
  const show = (version = 'storm') =>
    renderInPortal(<OperatorNotices />, {
      settings: (settings) => (settings.notices = [{ ...storm, version }, closing, later, elsewhere]),
    })
  const { user, unmount } = await show()
  expect(screen.getByText('No ferries today.')).toHaveAttribute('lang', 'en')
  expect(screen.queryByText('Later.')).toBeNull()
  expect(screen.queryByText('Wallet.')).toBeNull()
  // What is closed is not hidden while it is closed.
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Close message: No ferries today.' }))
  expect(screen.queryByText('No ferries today.')).toBeNull()
  expect(screen.getByText('Sales open at 6 a.m.')).toBeVisible()
  unmount()
  const again = await show()
  expect(screen.queryByText('No ferries today.')).toBeNull()
  again.unmount()
  await show('storm-2')
  expect(screen.getByText('No ferries today.')).toBeVisible()
})

test('@OPS-04 a link goes with a notice, in the language or else in English', async () => {
  const link = { href: { en: 'https://operator.example/storm' }, text: { en: 'Which boats sail' } }
  await renderInPortal(<OperatorNotices />, { settings: (settings) => (settings.notices = [{ ...storm, link }]) })
  const shown = screen.getByRole('link', { name: 'Which boats sail' })
  expect(shown).toHaveAttribute('href', link.href.en)
  expect(shown).toHaveAttribute('lang', 'en')
})
