// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { testBackend } from '../../../../testing/portal'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { CartLineDetails } from './CartLineDetails'

test.each([
  ['for a card', { faremedia_id: 'card-phone' }, 1],
  ['for a card to be chosen', { faremedia_id: null }, 1],
  ['for no card', {}, 0],
  ['that is no longer sold', { faremedia_id: 'card-phone', isGone: true }, 0],
] as const)('@CART-01 @FM-07 a line %s offers renewal or not (decision 223)', async (_, given, count) => {
  testBackend('riderSignedIn')
  const line = cartLine({ subscription_allowed: true, ...given })
  await renderInPortal(<CartLineDetails line={line} compact={false} />)
  expect(screen.queryAllByRole('switch', { name: /^Auto-renew/ })).toHaveLength(count)
})

test.each([
  [{ count: 7, unit: 'day' } as const, 'Then $73.00 every 7 days'],
  [undefined, 'Then $73.00 whenever it runs out'],
])('@CART-01 @FM-07 a line that renews says what is charged then, for the period %j', async (renewalPeriod, told) => {
  testBackend('riderSignedIn')
  const renewing = { isSubscribed: true, subscription_allowed: true, list_price: 3650, quantity: 2 }
  await renderInPortal(<CartLineDetails line={cartLine({ ...renewing, renewalPeriod })} compact={false} />)
  expect(screen.getByRole('switch', { name: /^Auto-renew/ })).toHaveAccessibleDescription(told)
})
