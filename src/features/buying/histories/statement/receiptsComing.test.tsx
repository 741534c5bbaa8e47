// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { testBackend } from '../../../../testing/portal'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { settled } from '../../../../testing/settled'
import { YearStatementPage } from './YearStatementPage'

vi.mock('./ReceiptsOfYear', () => new Promise(() => {}))

test('@ACC-17 while the code of the receipts comes, the total shows, and nothing can be printed', async () => {
  testBackend('longHistory')
  await renderInPortal(<YearStatementPage back="/account/orders/1" />, { at: '/account/orders/1?year=2026' })
  await screen.findByRole('row', { name: /^Total/ })
  await settled()
  expect(screen.getByRole('row', { name: /^Total/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})
