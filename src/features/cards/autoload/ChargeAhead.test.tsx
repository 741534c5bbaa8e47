// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import { setClock } from '../../../shared/clock'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { AutoloadStatus } from './AutoloadStatus'
import { PlanPreview } from './PlanPreview'

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
  const props = { target, autoload, balance, isBlocked, isOutOfUse: isBlocked, methods: undefined }
  await renderInPortal(<AutoloadStatus {...props} />)
}

test('@FM-14 “Resume” at a low balance says before which charge follows', async () => {
  await show(paused, 1000)
  expect(screen.getByRole('note')).toHaveTextContent('If you resume autoload now, it will charge $20.00 right away.')
  expect(await screen.findByText('Payment method: Visa •••• 1111')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible()
})

test('@FM-14 “Resume” on a day that was charged already names the day of the next charge', async () => {
  setClock(() => Date.parse('2026-11-22T15:00:00Z'))
  await show({ ...paused, last_run: { date: '2026-11-22', amount: 2000, state: 'done' } }, 1000)
  expect(screen.getByRole('note')).toHaveTextContent(
    'Autoload charges no more than once a day. If you resume it now, it will charge $20.00 on Mon, Nov 23.',
  )
  expect(screen.getByRole('note')).not.toHaveTextContent('right away')
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

const lately = { date: '2026-11-22', amount: 2000, state: 'done' }
test.each<[string, Autoload | null, string | undefined]>([
  ['a new one', null, 'The balance is already low. We’ll make the first charge right after you save.'],
  ['one that charged today', { ...paused, state: 'active', last_run: lately }, 'the next charge is on Mon, Nov 23.'],
  ['a paused one', { ...paused, state: ' Paused ' }, undefined],
])('@FM-14 the form of %s at a low balance says when the charge follows', async (_, saved, says) => {
  setClock(() => Date.parse('2026-11-22T15:00:00Z'))
  const plan = { kind: 'threshold', threshold: 1000, amount: 2000 } as const
  await renderInPortal(<PlanPreview plan={plan} saved={saved} balance={500} spending={null} />)
  const preview = screen.getByRole('status')
  if (says) expect(preview).toHaveTextContent(says)
  else expect(preview).toHaveTextContent(/^Autoload is paused\. You won’t be charged until you resume it\.$/)
})

test('@FM-14 the form of a blocked card’s autoload announces no charge', async () => {
  const plan = { kind: 'threshold', threshold: 1000, amount: 2000 } as const
  const saved: Autoload = { ...paused, state: 'active' }
  await renderInPortal(<PlanPreview plan={plan} saved={saved} balance={500} spending={null} isBlocked />)
  expect(screen.getByRole('status')).toHaveTextContent(/^You won’t be charged while it’s blocked\./)
})

const outOfUse = { target, balance: 0, isBlocked: false, isOutOfUse: true, methods: undefined }

test('@FM-14 @FM-17 of a card that cannot be used says no charge before “Resume”', async () => {
  testBackend('riderWithTwoCards')
  await renderInPortal(<AutoloadStatus {...outOfUse} autoload={paused} />)
  expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible()
  expect(screen.queryByRole('note')).toBeNull()
})

test.each([
  ['2026-11-21', 'None planned'],
  ['2026-11-22', 'Sun, Nov 22'],
])('@FM-14 @FM-17 the next charge, on November 22, for a card that ends on %s: %s', async (lastDay, told) => {
  testBackend('riderWithTwoCards')
  setClock(() => Date.parse('2026-11-19T15:00:00Z'))
  const going: Autoload = { ...monthly, state: 'active', next_run: '2026-11-22' }
  await renderInPortal(<AutoloadStatus {...outOfUse} lastDay={lastDay} autoload={going} />)
  expect(screen.getByText('Next charge').nextSibling).toHaveTextContent(told)
})

test('@FM-14 a charge that failed says so and why, however the backend writes it', async () => {
  setClock(() => Date.parse('2026-11-23T15:00:00Z'))
  const state = ' Failed '
  await show({ ...paused, state, reason: 'DECLINED', last_run: { date: '2026-11-22', amount: 2000, state } }, 1000)
  expect(screen.getByText('$20.00 on Sun, Nov 22, not charged')).toBeVisible()
  expect(screen.getByText('The last charge was declined')).toBeVisible()
})

test('@FM-14 an autoload whose payment method is gone asks for another one by the words of its button', async () => {
  testBackend('riderWithTwoCards')
  const failed: Autoload = { ...paused, state: 'failed', reason: 'method_gone' }
  await renderInPortal(
    <AutoloadStatus
      {...{ target, balance: 0, isBlocked: false, isOutOfUse: false, methods: [] }}
      autoload={failed}
      onChange={vi.fn()}
    />,
  )
  expect(screen.getByText('No money was taken. Choose another one to continue autoload.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Choose another payment method' })).toBeVisible()
})
