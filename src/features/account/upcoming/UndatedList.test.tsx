// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Renewal } from '../../../api/contract/cards/renewals'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { UndatedList } from './UndatedList'
import type { Undated } from './upcomingCharges'

const card = (status: string) =>
  ({ faremedia_id: 'blue', nickname: 'Blue', type: 'Physical', status, passes: [], passesDropped: 0 }) as FareMedium
const autoload = (facts: Partial<Autoload>, status = 'ACTIVE'): Undated => ({
  autoload: {
    kind: 'time',
    unit: 'week',
    every: 1,
    day: 5,
    amount: 1000,
    payment_method_id: 'visa',
    ...facts,
  } as Autoload,
  of: { kind: 'card', card: card(status) },
})
const renewal = (facts: Partial<Renewal>): Undated => ({
  renewal: { renewal_id: 'r', renew_below: null, ...facts } as Renewal,
  of: { kind: 'renewal', card: card('ACTIVE'), passId: 'month', pass: 'Monthly' },
})
const tabOf = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).search

test.each<[string, Undated, RegExp, string]>([
  [
    'an autoload',
    autoload({ state: 'failed', reason: 'declined' }),
    /^The last charge was declined.*No money was taken\. Contact your bank/,
    '?tab=autoload',
  ],
  [
    'an autoload whose card is no longer blocked',
    autoload({ state: 'failed', reason: 'card_blocked' }),
    /^The last charge didn’t go through.*Resume autoload/,
    '?tab=autoload',
  ],
  [
    'a renewal',
    renewal({ state: 'failed', reason: 'expired' }),
    /^The payment card has expired\. No money was taken\./,
    '?tab=autorenew',
  ],
])('@FM-15 @FM-14 a failed charge of %s tells why, and leads to where it is mended', async (_, entry, reason, tab) => {
  await renderInPortal(<UndatedList title="Failed charges" entries={[entry]} tells="failure" />)
  expect(screen.getByRole('paragraph')).toHaveTextContent(reason)
  expect(tabOf('Fix')).toBe(tab)
})

test('@FM-15 @FM-14 an autoload that waits for a bank tells so', async () => {
  await renderInPortal(<UndatedList title="On hold" entries={[autoload({ state: 'pending' })]} tells="state" />)
  expect(screen.getByRole('listitem')).toHaveTextContent('Pending')
  expect(screen.getByRole('paragraph')).toHaveTextContent('Your bank is confirming the account.')
})

test('@FM-15 a charge for a card that is blocked is told as blocked, not as active', async () => {
  await renderInPortal(
    <UndatedList title="On hold" entries={[autoload({ state: 'active' }, 'BLOCKED')]} tells="state" />,
  )
  expect(screen.getByRole('listitem')).toHaveTextContent('Blocked')
  expect(screen.queryByText('Active')).not.toBeInTheDocument()
})
