import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import '../checkoutSaga'
import { quoteAnswered } from '../order/quoteSlice'
import PaymentStep from './PaymentStep'

test.each([
  ['with PayPal', { clientId: 'test' }, 1],
  ['without PayPal, who could pay by card only,', undefined, 0],
])('@PAY-04 a guest of an operator %s is offered a split %# times', async (_, payPal, times) => {
  const { store } = await renderInPortal(<PaymentStep guest place={null} onDone={() => {}} />, {
    settings: (settings) => {
      settings.payments = { ...settings.payments, payPal }
    },
  })
  const lines = [cartLine()]
  const quote = { quote_id: 'q', lines: [], promo_code: null, subtotal: 350, shipping: 0, promo: 0, total: 350 }
  store.dispatch(quoteAnswered({ quote, lines }))
  await screen.findByText('New card')
  expect(screen.queryAllByText('Split between two payment methods')).toHaveLength(times)
})
