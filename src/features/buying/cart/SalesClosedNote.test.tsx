import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { soldLine } from '../../../testing/buying/cartLines'
import { storeCart } from '../../../testing/buying/checkout'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import type { OperatorSettings } from '../../identity/settings'
import CartScreen from './CartScreen'

const closed = (settings: OperatorSettings) => {
  settings.notices = [{ version: 'night', severity: 'warning', text: { en: 'Back at 6 a.m.' }, closes: ['sales'] }]
}

test.each<[string, (settings: OperatorSettings) => void, number]>([
  ['closed', closed, 1],
  ['open', () => undefined, 0],
])(
  '@OPS-04 while sales are %s, the cart page tells the truth about them and keeps its lines',
  async (_, settings, times) => {
    storeCart(soldLine('bus-adult-single'))
    await renderInPortal(<CartScreen />, { at: '/cart', settings })
    expect(screen.queryAllByText(/^Sales are closed right now\. Your cart is kept/)).toHaveLength(times)
    expect(screen.getByText('Adult Single Ride')).toBeVisible()
  },
)
