// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { WalletHome } from './WalletHome'

const autoload: Autoload = {
  kind: 'threshold',
  threshold: 1000,
  amount: 2000,
  payment_method_id: 'visa',
  state: 'paused',
}

test('@ACC-11 the state of the wallet’s autoload stands at the end of its title’s line', async () => {
  await renderInPortal(<WalletHome wallet={{ balance: 4250, autoload, load_allowed: true }} />)
  const title = screen.getByRole('heading', { name: 'Autoload' })
  expect(within(title.parentElement as HTMLElement).getByText('Paused')).toBeVisible()
})

test.each([
  ['active', true],
  ['on hold', true],
  ['Pending', false],
  ['paused', false],
])('@FM-14 @ACC-11 the next charge of an autoload that is %s is told: %s', async (state, isTold) => {
  const wallet = { balance: 4250, autoload: { ...autoload, state, next_run: '2026-11-30' }, load_allowed: true }
  await renderInPortal(<WalletHome wallet={wallet} />)
  expect(screen.queryAllByText(/^Next charge/)).toHaveLength(isTold ? 1 : 0)
})

test('@FM-14 @ACC-11 a last charge that failed is told', async () => {
  const last_run = { date: '2026-11-04', amount: 2000, state: 'failed' }
  await renderInPortal(
    <WalletHome wallet={{ balance: 4250, autoload: { ...autoload, last_run }, load_allowed: true }} />,
  )
  expect(screen.getByText('Last charge').nextSibling).toHaveTextContent(/^\$20\.00 on .*Nov 4, not charged$/)
})
