import { lineOf } from '../../features/buying/cart/state/cartLine'
import type { CartLine } from '../../features/buying/cart/state/cartLine'
import { productAnswer } from '../../mocks/rules/buying/productAnswer'
import { buildScenario } from '../../mocks/scenarios/buildScenario'
import { fc } from '../chance/property'

/** Returns a line for tests. The test gives the facts that matter to it. */
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

const { products } = buildScenario('visitor').state

/** Returns a line exactly as the mock backend sells it, so that a refresh changes nothing. */
export function soldLine(uuid: string): CartLine {
  const record = products.find((product) => product.uuid === uuid)
  if (!record) throw new Error(`The mock backend does not sell ${uuid}`)
  const answer = productAnswer(record, 'en')
  return lineOf({ ...answer, list_price: Number(answer.list_price) }, 1, [], 'Bus')
}

/** Possible lines of a cart. There are few products, so that the same one is often repeated. */
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
