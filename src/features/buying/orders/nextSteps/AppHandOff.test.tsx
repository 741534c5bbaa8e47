import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { sampleOrder } from '../../../../testing/buying/sampleOrder'
import { Suspense } from 'react'
import { screen } from '@testing-library/react'
import { AppHandOff } from './AppHandOff'

/** Pixels per module of the QR code. A camera sees even more. */
const scale = 6

/** Paints the drawing dark on light, as a camera sees it, and decodes it. */
function read(code: Element): string | undefined {
  const modules = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const size = modules * scale
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  const paint = (x: number, y: number, width: number, height: number) => {
    for (let row = y * scale; row < (y + height) * scale; row += 1)
      for (let column = x * scale; column < (x + width) * scale; column += 1)
        pixels.set([0, 0, 0], (row * size + column) * 4)
  }
  const dark = code.querySelectorAll('path')[1]?.getAttribute('d') ?? ''
  for (const [, x, y, width] of dark.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1H\d+z/g))
    paint(Number(x), Number(y), Number(width), 1)
  for (const [, x, y] of dark.matchAll(/M(\d+),(\d+) h1v1H\d+z/g)) paint(Number(x), Number(y), 1, 1)
  return jsQR(pixels, size, size)?.data
}

describe('The code on the receipt', () => {
  test.each(['order-100004', 'order 1/2?x=&ü'])('@PAY-08 opens the order in the mobile app: %s', async (id) => {
    await renderInPortal(
      <Suspense>
        <AppHandOff order={sampleOrder({ order_id: id })} />
      </Suspense>,
      {
        settings: ({ links }) => {
          links.orderInApp = 'https://app.sableport-transit.example/orders/{orderId}'
        },
      },
    )
    const code = await screen.findByRole('img', { name: /opens order/ })
    const address = `https://app.sableport-transit.example/orders/${encodeURIComponent(id)}`
    expect(read(code)).toBe(address)
    expect(screen.getByRole('link', { name: 'Open in the app' })).toHaveAttribute('href', address)
  })
})
