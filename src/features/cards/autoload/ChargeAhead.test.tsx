// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Autoload } from '../../../api/contract/autoloadPlan'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/renderInPortal'
import { AutoloadStatus } from './AutoloadStatus'

const paused: Autoload = {
  kind: 'threshold',
  threshold: 1000,
  amount: 2000,
  payment_method_id: 'pay-visa',
  state: 'paused',
}
const monthly: Autoload = { ...paused, kind: 'time', unit: 'month', every: 1, day: 15 }
const target = { kind: 'card', id: 'card-phone' } as const

const show = async (autoload: Autoload, balance: number | undefined, isBlocked = false) => {
  testBackend('riderWithTwoCards')
  const props = { target, autoload, balance, isBlocked, methods: undefined }
  await renderInPortal(<AutoloadStatus {...props} />)
}

test('@FM-14 “Resume” at a low balance says before which charge follows', async () => {
  await show(paused, 1000)
  expect(screen.getByRole('note')).toHaveTextContent('If you resume the autoload now, it charges $20.00 right away.')
  expect(await screen.findByText('Payment method: Visa •••• 1111')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible()
})

test.each<[string, Autoload, number | undefined, boolean]>([
  ['at a higher balance', paused, 1001, false],
  ['at an unknown balance', paused, undefined, false],
  ['on fixed days', monthly, 0, false],
  ['of a blocked card', paused, 0, true],
  ['that is active', { ...paused, state: 'active' }, 0, false],
])('@FM-14 an autoload %s says nothing of a charge at once', async (_, autoload, balance, isBlocked) => {
  await show(autoload, balance, isBlocked)
  expect(screen.queryByRole('note')).toBeNull()
})
