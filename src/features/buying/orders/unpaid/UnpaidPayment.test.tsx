// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { orderAttempts } from '../../../../shared/payments/openPayments'
import type { BackendState } from '../../../../mocks/state'
import { sampleOrder } from '../../../../testing/buying/sampleOrder'
import { testBackend } from '../../../../testing/portal'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { UnpaidOrder } from './UnpaidOrder'
import UnpaidPayment from './UnpaidPayment'

const unpaid = sampleOrder({ order_id: 'order-100010' })

test.each([
  ['open', 1],
  ['settled', 0],
])('@PAY-13 the form of an unpaid order tells of a payment that is %s: %i notes', async (state, notes) => {
  testBackend('ordersToSettle')
  const orders = [{ quote: 'q', bought: [], order: 'order-100010' }]
  if (state === 'open') orderAttempts.start({ owner: 'rider:user-rider', content: 'c' }, undefined, { orders })
  await renderInPortal(<UnpaidPayment order={unpaid} />)
  await screen.findByRole('button', { name: /^Pay / })
  expect(screen.queryAllByText('A payment may have gone through')).toHaveLength(notes)
})

test.each<[string, RegExp, (state: BackendState) => void]>([
  [
    'is gone',
    /its card is no longer on your account\. Cancel it, then order again/,
    ({ fareMedia, goneCards }) => goneCards.push(...fareMedia.splice(fareMedia.findIndex(isItsCard), 1)),
  ],
  [
    'has expired',
    /we no longer sell its items for that card\. Cancel it, then order again/,
    ({ fareMedia }) => fareMedia.filter(isItsCard).forEach((card) => (card.expiration_date = '2026-01-31')),
  ],
])(
  '@ACC-21 the form of an unpaid order whose card %s says that the order can only be cancelled',
  async (_, says, happens) => {
    const backend = testBackend('ordersToSettle')
    const { user } = await renderInPortal(<UnpaidOrder order={unpaid} />)
    await backend.change(happens)
    await user.click(screen.getByRole('button', { name: /^Pay / }))
    expect(await screen.findByText(says)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  },
)

const isItsCard = ({ printed_card_number }: { printed_card_number?: string | null }) =>
  printed_card_number === '6030 2222 3333 4444'
