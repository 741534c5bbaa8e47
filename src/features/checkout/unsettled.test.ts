import { expect, test } from 'vitest'
import { cartLine } from '../../testing/cartLines'
import { foreseen, mixedOrder, renewalOfGuest, unsettled, unsettledText } from './unsettled'

const digital = cartLine()
const physical = cartLine({ uuid: 'bus-adult-booklet', type: 'PHYSICAL_PASS' })
const renewing = cartLine({ uuid: 'bus-adult-month', subscription_allowed: true, isSubscribed: true })

test.each([
  ['nothing', [], undefined, undefined],
  ['digital products', [digital, { ...digital, uuid: 'other' }], undefined, undefined],
  ['physical products', [physical], undefined, undefined],
  ['both kinds', [physical, digital], mixedOrder, mixedOrder],
  ['both kinds, for a card', [{ ...digital, faremedia_id: 'card-a' }, physical], mixedOrder, mixedOrder],
  ['what renews', [digital, renewing], undefined, renewalOfGuest],
  ['what could renew', [{ ...renewing, isSubscribed: false }], undefined, undefined],
  ['both kinds, of which one renews', [physical, renewing], mixedOrder, mixedOrder],
])('@PAY-12 @CART-01 an order of %s', (_, lines, forRider, forGuest) => {
  expect(unsettled(lines, true)).toBe(forRider)
  expect(unsettled(lines, false)).toBe(forGuest)
})

test('@PAY-12 what is to be settled has words; a backend that refuses the same has its own', () => {
  expect(unsettledText(mixedOrder)).toEqual({ key: 'checkout:unsettled.mixed' })
  expect(unsettledText(renewalOfGuest)).toEqual({ key: 'checkout:unsettled.renewal' })
  expect(unsettledText(foreseen(40302, 'lines'))).toBeUndefined()
})
