// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { MethodUse, PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { setClock } from '../../../shared/clock'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import ReplaceMethodDialog from './ReplaceMethodDialog'

const use = (kind: string, state?: string): MethodUse => ({ kind, id: kind, name: 'Blue card', state })
const bank: PaymentMethod = { id: 'bank', type: 'bank', last4: '6789', is_default: true }
const visa: PaymentMethod = {
  id: 'visa',
  type: 'card',
  brand: 'Visa',
  last4: '1111',
  expiry: '12/39',
  is_default: false,
}
const due = 'Anything due will be charged right away.'

async function askAbout(facts: Partial<PaymentMethod>, uses: MethodUse[], answer = vi.fn()) {
  setClock(() => Date.parse('2026-11-22T15:00:00Z'))
  const method = { ...visa, ...facts, used_by: { good: uses, dropped: 0 } }
  await renderInPortal(<ReplaceMethodDialog params={{ method, methods: [bank, method] }} answer={answer} />)
  return (name: string) => within(screen.getByRole('group', { name }))
}

test('@ACC-16 @FM-14 another method for a failed use says that what is due is charged at once; nothing is chosen for the rider', async () => {
  const group = await askAbout({}, [use('autoload', 'failed'), use('renewal', 'active')])
  const failed = group('Autoload for Blue card')
  expect(failed.getByRole('radio', { name: /^Pause it/ })).toBeChecked()
  expect(failed.getByText(due)).toBeVisible()
  const active = group('Auto-renewal: Blue card')
  expect(active.getByRole('radio', { name: /^Bank account/ })).toBeChecked()
  expect(active.queryByText(due)).toBeNull()
})

test('@ACC-16 uses in the same state have one choice, and on request one for each', async () => {
  const answer = vi.fn()
  const group = await askAbout({}, [use('autoload', 'active'), use('renewal', 'active')], answer)
  await userEvent.click(group('For all of them').getByRole('radio', { name: /^Pause it/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose for each one' }))
  expect(group('Autoload for Blue card').getByRole('radio', { name: /^Pause it/ })).toHaveFocus()
  await userEvent.click(group('Auto-renewal: Blue card').getByRole('radio', { name: /^Bank account/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Switch and remove' }))
  expect(answer).toHaveBeenCalledExactlyOnceWith('replacements paused bank')
})

test.each([
  ['has expired', { expiry: '10/26' }, true],
  ['was refused last', { failed_at: '2026-11-20T13:05:00Z' }, true],
  ['is good', {}, false],
])(
  '@ACC-16 @API-07 where no state is told, a use of a method that %s counts as failed: %#',
  async (_, facts, isFailed) => {
    const group = await askAbout(facts, [use('autoload')])
    const pause = group('Autoload for Blue card').getByRole('radio', { name: /^Pause it/ })
    if (isFailed) expect(pause).toBeChecked()
    else expect(pause).not.toBeChecked()
    expect(screen.queryAllByText(due)).toHaveLength(isFailed ? 1 : 0)
  },
)
