// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Activity } from '../../../api/contract/cards/cardHistory'
import { testBackend } from '../../../testing/portal'
import { narrowWindow } from '../../../testing/screens/narrowWindow'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { ActivityDays } from './ActivityDays'

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
  await renderInPortal(<ActivityDays page={{ items: activities, page: 1, pages: 1 }} />)
  for (const text of ['From: Blue card, ending in 7777', 'To: Virtual card', 'Card blocked', 'Card unblocked'])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText('Card linked to your account')).toBeVisible()
  expect(screen.getByText('Spare')).toBeVisible()
})

const rides = [
  entry('1', { date_time: '2026-11-22T02:00:00Z', amount: -350, balance: 1150, state: 'pending' }),
  entry('2', { date_time: '2026-11-21T15:00:00Z', type: 'load', amount: 1500, balance: 1500 }),
  entry('3', { date_time: '2026-11-20T15:00:00Z', amount: -350 }),
  entry('4', { date_time: '2026-11-20T14:00:00Z', amount: null, balance: null }),
]

test('@FM-10 @FMT-02 a day is the operator’s, and only what is not final has a state', async () => {
  await renderInPortal(<ActivityDays page={{ items: rides, page: 1, pages: 1 }} onPaper />)
  const day = screen.getByRole('region', { name: '11/21/26' })
  expect(within(day).getByText('1 ride, $3.50')).toBeVisible()
  const [ride, load] = within(day).getAllByRole('listitem')
  expect(ride).toHaveTextContent('Pending')
  // A balance stands at the end of its row in every state.
  expect(
    within(ride as HTMLElement)
      .getByText('Balance after: $11.50')
      .closest('[data-figure]'),
  ).not.toBeNull()
  expect(load).toHaveTextContent('+$15.00')
  expect(load).not.toHaveTextContent(/Pending|Posted/)
  const other = screen.getByRole('region', { name: '11/20/26' })
  expect(other).toHaveTextContent('Unknown')
  expect(other).not.toHaveTextContent('rides')
})

test('@FM-10 @FM-16 the sum of a day is that of its rides, also of those that are not final', async () => {
  const load = { type: 'load', amount: 2000 }
  const day = [entry('1', load), entry('2', { amount: -350 }), entry('3', { amount: -225, state: 'pending' })]
  await renderInPortal(<ActivityDays page={{ items: day, page: 1, pages: 1 }} />)
  expect(screen.getByText('2 rides, $5.75')).toBeVisible()
})

test('@FM-10 a day of one ride has its sum, too; a day without a ride has none', async () => {
  const load = { date_time: '2026-11-21T15:00:00Z', type: 'load', amount: 2000 }
  const days = [entry('1', { amount: -350 }), entry('2', load)]
  await renderInPortal(<ActivityDays page={{ items: days, page: 1, pages: 1 }} />)
  expect(screen.getAllByText(/rides?,/).map(({ textContent }) => textContent)).toEqual(['1 ride, $3.50'])
})

test('@FM-10 a day with a ride whose fare is not known has no sum', async () => {
  const day = [entry('1', { amount: -350 }), entry('2', { amount: -225 }), entry('3', { amount: null, balance: null })]
  await renderInPortal(<ActivityDays page={{ items: day, page: 1, pages: 1 }} />)
  expect(screen.queryByText(/rides?,/)).toBeNull()
})

test('@FM-10 a day that continues on the next page has no sum', async () => {
  await renderInPortal(
    <ActivityDays page={{ items: [entry('1', { amount: -350 }), entry('2', { amount: -350 })], page: 1, pages: 2 }} />,
  )
  expect(screen.queryByText(/rides?,/)).toBeNull()
})

test.each([
  [{ type: 'pass', description: 'Adult Day Pass' }, ['Adult Day Pass']],
  [{ type: 'load', description: 'At a ticket machine' }, ['Load', 'At a ticket machine']],
  [{ type: 'transfer in', other_card: other }, ['Funds moved to this card', 'From: Blue card, ending in 7777']],
])('@FM-10 the type of %o is said once', async (given, title) => {
  await renderInPortal(<ActivityDays page={{ items: [entry('1', given)], page: 1, pages: 1 }} />)
  const parts = screen.getByRole('listitem').querySelectorAll(':scope > div:first-child > span')
  expect([...parts].map(({ textContent }) => textContent)).toEqual(title)
})

test('@FM-10 on a phone an entry has two lines, and its reason once it is opened', async () => {
  narrowWindow()
  const ride = entry('1', { description: 'West pier', fare_reason: 'Adult base fare', amount: -350 })
  await renderInPortal(<ActivityDays page={{ items: [ride, entry('2', { type: 'block' })], page: 1, pages: 1 }} />)
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) throw new Error('Two entries are expected.')
  expect(within(first).getByText('Adult base fare')).not.toBeVisible()
  await userEvent.click(within(first).getByText('West pier'))
  expect(within(first).getByText('Adult base fare')).toBeVisible()
  expect(within(second).queryByRole('group')).toBeNull()
})

test('@FM-10 at a desk an entry shows its reason, and is opened to report a problem', async () => {
  testBackend('riderWithTwoCards')
  const ride = entry('1', { description: 'West pier', fare_reason: 'Adult base fare', amount: -350 })
  await renderInPortal(<ActivityDays page={{ items: [ride], page: 1, pages: 1 }} />, {
    settings: ({ features }) => void (features.cases = true),
  })
  expect(screen.getByText('Adult base fare')).toBeVisible()
  const report = screen.getByText('Something’s wrong')
  expect(report).not.toBeVisible()
  await userEvent.click(screen.getByText('West pier'))
  expect(report).toBeVisible()
})
