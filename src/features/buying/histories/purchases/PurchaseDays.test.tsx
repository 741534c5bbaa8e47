// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Purchase } from '../../../../api/contract/buying/orders'
import { narrowWindow } from '../../../../testing/screens/narrowWindow'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { PurchaseDays } from './PurchaseDays'

const purchase = (given: Partial<Purchase>): Purchase => ({
  purchase_id: 'p',
  purchase_number: 'P-1',
  date: '2026-11-02T13:20:00Z',
  amount: -350,
  account: { kind: 'wallet' },
  outcomes: [],
  ...given,
})

test.each<[string, Partial<Purchase>, string]>([
  ['rides', { type: 'rides', description: '3 rides' }, '3 rides'],
  ['one ride', { type: 'rides', description: '1 ride' }, '1 ride'],
  ['a pass', { type: 'pass', outcomes: [{ kind: 'pass', name: 'Adult Day Pass' }] }, 'Adult Day Pass'],
  [
    'tickets by another name',
    { type: 'ticket', outcomes: [{ kind: 'pass', name: 'Adult Single Ride' }] },
    'Tickets Adult Single Ride',
  ],
  ['a load', { type: 'load', description: 'In cash' }, 'Load In cash'],
  ['what is not described', { type: 'refund' }, 'Refund'],
])('@ACC-17 of %s the type is said once', async (_, given, title) => {
  await renderInPortal(<PurchaseDays page={{ items: [purchase(given)], page: 1, pages: 1 }} />)
  const parts = [...(screen.getByRole('listitem').firstElementChild?.querySelectorAll(':scope > span') ?? [])]
  expect(parts.flatMap(({ textContent }) => textContent || []).join(' ')).toBe(title)
})

test('@ACC-17 on a phone an entry has two lines, and its trail and balance once it is opened', async () => {
  narrowWindow()
  const account = { kind: 'card', name: 'Blue card', number: '7777', faremedia_id: 'card-1' }
  const entry = purchase({ type: 'rides', description: '3 rides', balance: -50, account })
  const { user } = await renderInPortal(<PurchaseDays page={{ items: [entry], page: 1, pages: 1 }} />)
  const balance = screen.getByText('Balance after: −$0.50')
  expect(balance).not.toBeVisible()
  const lines = screen.getByText('3 rides').closest('summary') as HTMLElement
  expect(within(lines).queryByRole('link')).toBeNull()
  await user.click(lines)
  expect(balance).toBeVisible()
  expect(screen.getByRole('link', { name: /7777/ })).toBeVisible()
  expect(screen.getByText(/Your next load covers this first/)).toBeVisible()
})
