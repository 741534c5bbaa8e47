// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { setClock } from '../../../shared/clock'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { settled } from '../../../testing/settled'
import { TransferReview } from './TransferReview'

const autoload: Autoload = {
  kind: 'threshold',
  threshold: 1000,
  amount: 2000,
  payment_method_id: 'pay-visa',
  state: 'active',
}
const card = (facts: Partial<FareMedium> = {}): FareMedium => ({
  faremedia_id: 'card-phone',
  type: 'virtual',
  nickname: 'My phone',
  status: 'ACTIVE',
  balances: { general_funds: 2350, commuter_benefits: 0 },
  passes: [],
  passesDropped: 0,
  autoload,
  ...facts,
})

async function review(from: FareMedium, amount: number) {
  testBackend('riderWithTwoCards')
  const nothing = () => undefined
  await renderInPortal(
    <TransferReview
      cards={[from, card({ faremedia_id: 'card-plastic', autoload: null })]}
      wanted={{ fromId: 'card-phone', toId: 'card-plastic', amount }}
      attempt={{ status: 'idle' }}
      onMove={nothing}
      onChange={nothing}
    />,
  )
}

test('@FM-05 @FM-14 a transfer that takes the card to its autoload’s threshold says which charge follows', async () => {
  await review(card(), 1350)
  const note = await screen.findByRole('note')
  expect(note).toHaveTextContent('After this transfer, the balance will be at or below $10.00')
  expect(note).toHaveTextContent('autoload for My phone will charge $20.00 right away')
  expect(await screen.findByText('Payment method: Visa •••• 1111')).toBeVisible()
})

test('@FM-05 @FM-14 on a day that was charged already, the next charge is told with its day', async () => {
  setClock(() => Date.parse('2026-11-22T15:00:00Z'))
  const last_run = { date: '2026-11-22', amount: 2000, state: 'done' }
  await review(card({ autoload: { ...autoload, last_run } }), 1350)
  const note = await screen.findByRole('note')
  expect(note).toHaveTextContent('so autoload for My phone will charge $20.00 on Mon, Nov 23.')
})

test.each([
  ['that leaves more', card(), 1349],
  ['with money on its way', card({ pending_loads: [{ amount: 1 }] }), 1350],
  ['of a paused autoload', card({ autoload: { ...autoload, state: 'paused' } }), 2000],
  ['from a blocked card', card({ status: 'BLOCKED' }), 2000],
  ['without an autoload', card({ autoload: null }), 2000],
])('@FM-14 a transfer %s says nothing of a charge', async (_, from, amount) => {
  await review(from, amount)
  expect(await screen.findByRole('button', { name: /^Move/ })).toBeVisible()
  await settled()
  expect(screen.queryByRole('note')).toBeNull()
})
