// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { Route, Routes } from 'react-router'
import { routePaths } from '../../../../shared/paths'
import { testBackend } from '../../../../testing/portal'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { settled } from '../../../../testing/settled'
import { OrderHistoryScreen } from '../OrderHistoryScreen'

const open = () => {
  testBackend('longHistory')
  return renderInPortal(
    <Routes>
      <Route path={routePaths.accountOrders} element={<OrderHistoryScreen />} />
    </Routes>,
    { at: '/account/orders/1?view=statement&year=2026' },
  )
}

// The first test of this file, because code comes once.
test('@ACC-17 the total stays while the code of the receipts comes', async () => {
  let total: HTMLElement | null = null
  let hasGone = false
  const watcher = new MutationObserver(() => {
    total ??= screen.queryByRole('row', { name: /^Total/ })
    if (total?.closest('[style*="display: none"]')) hasGone = true
  })
  onTestFinished(() => watcher.disconnect())
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true })
  await open()
  await screen.findByRole('heading', { name: 'Receipts' })
  await settled()
  expect(total).toBeVisible()
  expect(hasGone).toBe(false)
})

test('@ACC-17 a statement folds its months, names cards, and has no column of taxes that nothing tells', async () => {
  const { user } = await open()
  expect(await screen.findByRole('row', { name: /^Total/ })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('rowheader', { name: /My phone/ })).toBeVisible())
  expect(screen.queryByRole('columnheader', { name: 'Tax' })).toBeNull()
  const months = () => screen.getAllByRole('group', { name: 'October 2026' })
  await waitFor(() => expect(months()).toHaveLength(2))
  for (const part of months()) {
    const rows = part.lastElementChild
    expect(rows).not.toBeVisible()
    await user.click(part.querySelector('summary') as HTMLElement)
    expect(rows).toBeVisible()
  }
})
