import fc from 'fast-check'
import { act, screen, waitForElementToBeRemoved } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { cartLine } from '../../testing/cartLines'
import { renderInPortal } from '../../testing/renderInPortal'
import { shippingMethodsAnswered } from './checkoutSlice'
import { quoteAnswered } from './quoteSlice'
import { Totals } from './Totals'

const cents = fc.integer({ min: 0, max: 10_000_000 })
const shown = (name: string) => {
  const text = screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
  return Number(text.replace(/\D/g, '')) * (/[-−]/.test(text) ? -1 : 1)
}

test('@PAY-03 the totals show the server’s cents, each of them', { timeout: 20_000 }, async () => {
  window.localStorage.setItem('cart', JSON.stringify([cartLine({ type: 'PHYSICAL_PASS', shipping_enabled: true })]))
  const { store } = await renderInPortal(
    <Suspense fallback="…">
      <Totals />
    </Suspense>,
  )
  await waitForElementToBeRemoved(() => screen.getByText('…'))
  const method = { id: 'mail', name: 'Mail', price: 1, eta: '' }
  act(() => void store.dispatch(shippingMethodsAnswered({ status: 'loaded', value: [method] })))
  const quotes = fc.record({ subtotal: cents, shipping: cents, promo: cents })
  fc.assert(
    fc.property(quotes, ({ subtotal, shipping, promo }) => {
      const total = Math.max(0, subtotal + shipping - promo)
      const quote = { quote_id: 'q', lines: [], promo_code: null, subtotal, shipping, promo, total }
      act(() => void store.dispatch(quoteAnswered({ quote, lines: [] })))
      expect([shown('Subtotal'), shown('Shipping'), shown('Total')]).toEqual([subtotal, shipping, total])
      if (promo > 0) expect(Math.max(0, shown('Subtotal') + shown('Shipping') + shown('Promo'))).toBe(shown('Total'))
    }),
    { numRuns: 60 },
  )
})
