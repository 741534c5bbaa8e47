// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { bankGlyph, cardGlyph, walletGlyph } from '../../../../shared/ui/glyphs/products'
import { MethodMark } from './CardMark'

afterEach(cleanup)

test.each([
  ['bank', null, bankGlyph],
  ['bank', 'Harbor Credit Union', bankGlyph],
  ['commuter', null, bankGlyph],
  ['wallet', null, walletGlyph],
  ['card', null, cardGlyph],
  ['voucher', undefined, cardGlyph],
])('@PAY-05 @ACC-16 a method of the kind %s and the brand %s has a drawn sign', (type, brand, shape) => {
  const { container } = render(<MethodMark type={type} brand={brand} />)
  expect(container.querySelector('path')?.getAttribute('d')).toBe(shape)
})

test.each([
  ['card', 'Visa', 'VISA'],
  ['card', 'Elo', 'Elo'],
  ['commuter', 'WageWorks', 'WageWorks'],
  ['paypal', null, 'PayPal'],
])('@PAY-05 a method of the kind %s and the brand %s has the mark %s', (type, brand, mark) => {
  expect(render(<MethodMark type={type} brand={brand} />).container).toHaveTextContent(mark)
})
