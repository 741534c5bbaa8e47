import fc from 'fast-check'
import type { CartLine } from '../features/cart/cartLine'

/** A line for tests; what matters to the test is given. */
export function cartLine(given: Partial<CartLine> = {}): CartLine {
  return {
    uuid: 'bus-adult-single',
    name: 'Adult single ride',
    alert_message: null,
    short_desc: null,
    long_description: null,
    list_price: 350,
    quantity: 1,
    productImage: null,
    type: 'DIGITAL_TICKET',
    shipping_enabled: false,
    productFilterName: 'Bus · Adult',
    orgUuidProduct: 'org-1',
    subscription_allowed: false,
    theme: null,
    appliedFilters: [],
    isSubscribed: false,
    ...given,
  }
}

/** Lines as they can be in a cart: few products, so that the same one comes often. */
export const anyLine = fc
  .record({
    uuid: fc.constantFrom('a', 'b', 'c', 'd'),
    orgUuidProduct: fc.constantFrom('org-1', 'org-2'),
    type: fc.constantFrom('PHYSICAL_PASS', 'DIGITAL_TICKET'),
    alert_message: fc.constantFrom(null, 'Only on weekdays'),
    subscription_allowed: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 20 }),
    list_price: fc.integer({ min: 0, max: 50_000 }),
  })
  .map(cartLine)
