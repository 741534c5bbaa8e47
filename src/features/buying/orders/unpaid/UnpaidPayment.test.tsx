// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { orderAttempts } from '../../../../shared/payments/openPayments'
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

test('@ACC-21 the form of an unpaid order whose card is gone says that the order can only be cancelled', async () => {
  const backend = testBackend('ordersToSettle')
  const { user } = await renderInPortal(<UnpaidOrder order={unpaid} />)
  await backend.change(({ fareMedia, goneCards }) => {
    const at = fareMedia.findIndex(({ printed_card_number }) => printed_card_number === '6030 2222 3333 4444')
    goneCards.push(...fareMedia.splice(at, 1))
  })
  await user.click(screen.getByRole('button', { name: /^Pay / }))
  expect(await screen.findByText(/its card is no longer on your account\. Cancel it, then order again/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible()
})
