// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { orderAttempts } from '../../../../shared/payments/openPayments'
import { sampleOrder } from '../../../../testing/buying/sampleOrder'
import { testBackend } from '../../../../testing/portal'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import UnpaidPayment from './UnpaidPayment'

test.each([
  ['open', 1],
  ['settled', 0],
])('@PAY-13 the form of an unpaid order tells of a payment that is %s: %i notes', async (state, notes) => {
  testBackend('ordersToSettle')
  const orders = [{ quote: 'q', bought: [], order: 'order-100010' }]
  if (state === 'open') orderAttempts.start({ owner: 'rider:user-rider', content: 'c' }, undefined, { orders })
  await renderInPortal(<UnpaidPayment order={sampleOrder({ order_id: 'order-100010' })} />)
  await screen.findByRole('button', { name: /^Pay / })
  expect(screen.queryAllByText('A payment may have gone through')).toHaveLength(notes)
})
