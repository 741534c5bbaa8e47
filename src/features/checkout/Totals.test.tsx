import fc from 'fast-check'
import { act, screen, waitForElementToBeRemoved } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { cartLine } from '../../testing/cartLines'
import { renderInPortal } from '../../testing/renderInPortal'
import { shippingMethodsAnswered } from './checkoutSlice'
import type { OperatorSettings } from '../settings'
import { quoteAnswered } from './quoteSlice'
import { Totals } from './Totals'

async function showTotals(settings?: (settings: OperatorSettings) => void) {
  window.localStorage.setItem('cart', JSON.stringify([cartLine({ type: 'PHYSICAL_PASS', shipping_enabled: true })]))
  const { store } = await renderInPortal(
    <Suspense fallback="…">
      <Totals />
    </Suspense>,
    { settings },
  )
  await waitForElementToBeRemoved(() => screen.queryByText('…'))
  const method = { id: 'mail', name: 'Mail', price: 1, eta: '' }
  // Awaited, so that what has just been drawn follows the store.
  await act(() => Promise.resolve(store.dispatch(shippingMethodsAnswered({ status: 'loaded', value: [method] }))))
  return store
}

const cents = fc.integer({ min: 0, max: 10_000_000 })
const shown = (name: string) => {
  const text = screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
  return Number(text.replace(/\D/g, '')) * (/[-−]/.test(text) ? -1 : 1)
}

test('@PAY-03 the totals show the server’s cents, each of them', { timeout: 20_000 }, async () => {
  const store = await showTotals()
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

test.each([
  [true, 53, '$0.53'],
  [true, 0, '$0.00'],
  [true, undefined, undefined],
  [false, 53, undefined],
])(
  '@PAY-03 the tax has a line where the operator wants one (%s) and the backend tells it: %s',
  async (taxLine, tax, told) => {
    const store = await showTotals(({ features }) => void (features.taxLine = taxLine))
    const quote = { quote_id: 'q', lines: [], promo_code: null, subtotal: 350, shipping: 0, promo: 0, tax, total: 403 }
    act(() => void store.dispatch(quoteAnswered({ quote, lines: [] })))
    expect(screen.queryByText('Tax', { selector: 'dt' })?.nextElementSibling?.textContent).toBe(told)
  },
)
