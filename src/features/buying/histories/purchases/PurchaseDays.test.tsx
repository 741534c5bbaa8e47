// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Purchase } from '../../../../api/contract/buying/orders'
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
