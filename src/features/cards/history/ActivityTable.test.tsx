// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Activity } from '../../../api/contract/cards/cardHistory'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { ActivityTable } from './ActivityTable'

const entry = (activity_id: string, facts: Partial<Activity>): Activity => ({
  activity_id,
  date_time: '2026-11-22T15:00:00Z',
  type: 'ride',
  amount: 0,
  balance: 0,
  state: 'posted',
  ...facts,
})
const other = { type: 'physical', nickname: 'Blue card', printed_card_number: '7777' }

test('@FM-10 a history names the other card of a transfer, and what was done with the card', async () => {
  const activities = [
    entry('1', { type: 'transfer in', amount: 500, other_card: other }),
    entry('2', { type: 'transfer out', amount: -500, other_card: { type: 'virtual' } }),
    entry('3', { type: 'block' }),
    entry('4', { type: 'unblock' }),
    entry('5', { type: 'link' }),
    entry('6', { type: 'rename', description: 'Spare' }),
  ]
  await renderInPortal(<ActivityTable activities={activities} />)
  for (const text of ['From: Blue card, ending in 7777', 'To: Virtual card', 'Card blocked', 'Card unblocked'])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText('Card linked to your account')).toBeVisible()
  expect(screen.getByText('Spare')).toBeVisible()
})
