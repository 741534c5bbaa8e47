// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { TransferDone } from './TransferDone'

const card = (facts: Partial<FareMedium>): FareMedium => ({
  faremedia_id: 'card-gone',
  type: 'virtual',
  nickname: 'Spare',
  printed_card_number: '1111',
  passes: [],
  passesDropped: 0,
  ...facts,
})
const from = card({
  faremedia_id: 'card-here',
  nickname: 'Blue card',
  balances: { general_funds: 310, commuter_benefits: 0 },
})
const balances = { general_funds: 2850, commuter_benefits: 0 }

test.each([
  ['has left the account since is told by its name alone', card({}), 1, 1],
  ['is here is told with its funds, and leads to its page', card({ balances }), 2, 2],
])('@FM-05 a card that %s', async (_, to, funds, links) => {
  testBackend('riderWithTwoCards')
  await renderInPortal(<TransferDone transfer={{ transfer_id: 'transfer-1', amount: 500, from, to }} />)
  expect(await screen.findByText(/Spare/, { selector: 'bdi' })).toBeVisible()
  expect(screen.getAllByText(/^General funds after/)).toHaveLength(funds)
  expect(screen.getAllByText(/^•••• \d{4}$/)).toHaveLength(2)
  expect(screen.getAllByRole('link')).toHaveLength(links)
})
