// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Route, Routes } from 'react-router'
import { routePaths } from '../../../../shared/paths'
import { testBackend } from '../../../../testing/portal'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
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
