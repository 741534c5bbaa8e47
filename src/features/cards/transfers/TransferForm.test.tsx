// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { TransferForm } from './TransferForm'

const card = (name: string, funds: number, status = 'ACTIVE'): FareMedium => ({
  faremedia_id: name,
  type: 'virtual',
  nickname: name,
  status,
  balances: { general_funds: funds, commuter_benefits: 0 },
  passes: [],
  passesDropped: 0,
})

async function form(...cards: FareMedium[]) {
  testBackend('riderWithTwoCards')
  const given = vi.fn()
  const shown = await renderInPortal(
    <TransferForm cards={cards} cardId="Blue" start={{ fromId: 'Blue' }} onGiven={given} />,
  )
  return { ...shown, given }
}
const textOf = (text: string) =>
  screen.queryByText((_, element) => element?.tagName === 'SMALL' && element.textContent === text)

test('@FM-05 the two cards tell what they hold before and after, and can be swapped', async () => {
  const { user, given } = await form(card('Blue', 810), card('Phone', 2350))
  const amount = screen.getByLabelText('Amount to move')
  await user.type(amount, '9')
  expect(textOf('General funds after: $32.50')).toBeNull()
  await user.clear(amount)
  await user.type(amount, '5')
  expect(textOf('General funds after: $3.10')).toBeVisible()
  expect(textOf('General funds after: $28.50')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Swap cards' }))
  expect(textOf('General funds after: $18.50')).toBeVisible()
  expect(screen.getByLabelText('Amount to move')).toHaveValue('5')
  await user.click(screen.getByRole('button', { name: 'Continue to review' }))
  expect(given).toHaveBeenCalledExactlyOnceWith({ fromId: 'Phone', toId: 'Blue', amount: 500 })
})

test('@FM-05 cards are not swapped where one cannot take money or has none', async () => {
  await form(card('Blue', 810, 'BLOCKED'), card('Phone', 2350))
  expect(screen.queryByRole('button', { name: 'Swap cards' })).toBeNull()
})

test('@FM-05 a card that owes money tells so, and what is left of the debt', async () => {
  const { user } = await form(card('Blue', 810), card('Phone', -150))
  expect(screen.getByText('−$1.50')).toBeVisible()
  await user.type(screen.getByLabelText('Amount to move'), '1')
  expect(textOf('General funds after: −$0.50')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Swap cards' })).toBeNull()
})

test('@FM-05 two cards are only swapped; of more cards one is chosen below its face, and asked for if it is missing', async () => {
  const { unmount } = await form(card('Blue', 810), card('Phone', 2350))
  expect(screen.queryByRole('combobox')).toBeNull()
  unmount()
  const { user, given } = await form(card('Blue', 810), card('Phone', 2350), card('Spare', 0))
  await user.type(screen.getByLabelText('Amount to move'), '5')
  await user.click(screen.getByRole('button', { name: 'Continue to review' }))
  expect(given).not.toHaveBeenCalled()
  expect(screen.getByLabelText('To')).toHaveFocus()
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('To is required')
  await user.selectOptions(screen.getByLabelText('To'), 'Spare')
  await user.selectOptions(screen.getByLabelText('From'), 'Phone')
  await user.click(screen.getByRole('button', { name: 'Continue to review' }))
  expect(given).toHaveBeenCalledExactlyOnceWith({ fromId: 'Phone', toId: 'Spare', amount: 500 })
})

test('@FM-05 @FORM-06 with nothing filled in, the card and the amount are asked for at once, the card first', async () => {
  const { user, given } = await form(card('Blue', 810), card('Phone', 2350), card('Spare', 0))
  for (const _ of ['first', 'second']) {
    await user.click(screen.getByRole('button', { name: 'Continue to review' }))
    await waitFor(() => expect(screen.getByLabelText('To')).toHaveFocus())
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('To is required')
    expect(screen.getByLabelText('Amount to move')).toBeInvalid()
  }
  await user.selectOptions(screen.getByLabelText('To'), 'Spare')
  await user.click(screen.getByRole('button', { name: 'Continue to review' }))
  await waitFor(() => expect(screen.getByLabelText('Amount to move')).toHaveFocus())
  expect(given).not.toHaveBeenCalled()
})
