import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { quoteBlocker } from './quoteBlocker'

const digital = cartLine()
const physical = cartLine({ uuid: 'bus-adult-booklet', type: 'PHYSICAL_PASS' })
const renewing = cartLine({ uuid: 'bus-adult-month', subscription_allowed: true, isSubscribed: true })

test.each([
  ['nothing', [], undefined, undefined],
  ['digital products', [digital, { ...digital, uuid: 'other' }], undefined, undefined],
  ['physical products', [physical], undefined, undefined],
  ['both kinds', [physical, digital], 'mixed', 'mixed'],
  ['both kinds, for a card', [{ ...digital, faremedia_id: 'card-a' }, physical], 'mixed', 'mixed'],
  ['what renews', [digital, renewing], undefined, 'renewal'],
  ['what could renew', [{ ...renewing, isSubscribed: false }], undefined, undefined],
  ['both kinds, of which one renews', [physical, renewing], 'mixed', 'mixed'],
])('@PAY-12 @CART-01 an order of %s', (_, lines, forRider, forGuest) => {
  expect(quoteBlocker(lines, true, undefined)).toBe(forRider)
  expect(quoteBlocker(lines, false, 'card-a')).toBe(forGuest)
  // The card that must still be chosen is the last reason.
  expect(quoteBlocker(lines, true, null)).toBe(forRider ?? 'noCard')
})
