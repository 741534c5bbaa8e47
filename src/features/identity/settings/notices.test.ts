import { describe, expect, it, test } from 'vitest'
import { areSalesClosed, isDue, isOnPage } from './notices'

const at = Date.parse('2026-12-24T10:00:00Z')

describe('a notice @OPS-04', () => {
  it.each([
    [{}, true],
    [{ from: '2026-12-24T06:00:00-04:00' }, true],
    [{ from: '2026-12-24T10:00:01Z' }, false],
    [{ until: '2026-12-24T10:00:00Z' }, false],
    [{ from: '2026-12-01T00:00Z', until: '2026-12-24T06:01:00-04:00' }, true],
  ])('holds at a moment: %j', (times, isShown) => expect(isDue(times, at)).toBe(isShown))

  it.each([
    [undefined, '/anything', true],
    [['/products'], '/products', true],
    [['/products'], '/products/', true],
    [['/products'], '/products/bus', false],
    [['/account/*'], '/account', true],
    [['/account/*'], '/account/wallet', true],
    [['/account/*'], '/accounts', false],
    [['/'], '/', true],
    [['/'], '/cart', false],
  ])('of %j on %s', (routes, pathname, isShown) => expect(isOnPage({ routes }, pathname)).toBe(isShown))
})

test('@OPS-04 sales are closed while a notice says so, wherever it stands', () => {
  const notice = { version: 'a', severity: 'warning' as const, text: { en: 'Closed.' }, routes: ['/cart'] }
  const closing = { ...notice, closes: ['sales' as const], until: '2026-12-24T11:00:00Z' }
  expect(areSalesClosed({ notices: [notice] }, at)).toBe(false)
  expect(areSalesClosed({ notices: [notice, closing] }, at)).toBe(true)
  expect(areSalesClosed({ notices: [closing] }, at + 3_600_000)).toBe(false)
})
