import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import '../checkoutSaga'
import { shippingMethodsAnswered } from '../order/checkoutSlice'
import { quoteAnswered } from '../order/quoteSlice'
import { Totals } from './Totals'
import { fc } from '../../../../testing/chance/property'

const shipped = cartLine({ type: 'PHYSICAL_PASS', shipping_enabled: true })

async function showTotals(line = shipped, methods = 1) {
  window.localStorage.setItem('cart', JSON.stringify([line]))
  const { store } = await renderInPortal(<Totals />)
  const method = { id: 'mail', name: 'Mail', price: 1, eta: '' }
  // Awaited, so that the rendered page shows the store's new state.
  await act(() =>
    Promise.resolve(store.dispatch(shippingMethodsAnswered({ status: 'loaded', value: methods > 0 ? [method] : [] }))),
  )
  return store
}

const cents = fc.integer({ min: 0, max: 10_000_000 })
const shown = (name: string) => {
  const text = screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
  return Number(text.replace(/\D/g, '')) * (/[-−]/.test(text) ? -1 : 1)
}

test('@PAY-03 the totals show the server’s cents, each of them', async () => {
  const store = await showTotals()
  const quotes = fc.record({ subtotal: cents, shipping: cents, promo: cents })
  fc.assert(
    fc.property(quotes, ({ subtotal, shipping, promo: most }) => {
      const promo = Math.min(most, subtotal + shipping)
      const total = subtotal + shipping - promo
      const quote = { quote_id: 'q', lines: [], promo_code: null, subtotal, shipping, promo, total }
      act(() => void store.dispatch(quoteAnswered({ quote, lines: [] })))
      expect([shown('Subtotal'), shown('Shipping'), shown('Total')]).toEqual([subtotal, shipping, total])
      if (promo > 0) expect(shown('Subtotal') + shown('Shipping') + shown('Promo')).toBe(shown('Total'))
    }),
    { numRuns: 60 },
  )
})

const quoted = { quote_id: 'q', lines: [], promo_code: null, subtotal: 350, shipping: 0, promo: 0, total: 403 }

test.each([
  [53, '$0.53'],
  [0, '$0.00'],
  [undefined, undefined],
])('@PAY-03 the tax has a line if the backend sends it: %s', async (tax, told) => {
  const store = await showTotals()
  act(() => void store.dispatch(quoteAnswered({ quote: { ...quoted, tax }, lines: [] })))
  expect(screen.queryByText('Tax', { selector: 'dt' })?.nextElementSibling?.textContent).toBe(told)
})

test('@PAY-03 a shipping price has a line, whatever the cart holds', async () => {
  const store = await showTotals(cartLine())
  act(() => void store.dispatch(quoteAnswered({ quote: { ...quoted, shipping: 53 }, lines: [] })))
  expect(shown('Shipping')).toBe(53)
})

test('@PAY-03 the line of what a promo code takes off names the code', async () => {
  const store = await showTotals()
  const quote = { ...quoted, promo: 53, promo_code: 'WELCOME10' }
  act(() => void store.dispatch(quoteAnswered({ quote, lines: [] })))
  expect(shown('Promo WELCOME10')).toBe(-53)
})

test('@PAY-03 while no shipping method is chosen, the total says that it is without shipping', async () => {
  const store = await showTotals(shipped, 0)
  act(() => void store.dispatch(quoteAnswered({ quote: quoted, lines: [] })))
  expect(screen.queryByText('Total', { selector: 'dt' })).toBeNull()
  expect(shown('Total before shipping')).toBe(403)
})
