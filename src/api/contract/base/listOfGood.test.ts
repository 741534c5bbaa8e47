import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contract } from '../index'
import type { CallName } from '../index'

const journey = { organization: {} }
const sold = { uuid: 'a', name: 'A', list_price: 350, ...journey }
const where = { firstName: 'A', lastName: 'B', address1: 'C', country: 'CA', state: 'NS', city: 'D', zip: 'B3H 4R2' }

/** The calls whose answers hold a list of choices: where the list is, and a good entry of it. */
const tolerant: [CallName, string, object][] = [
  ['searchProducts', 'results', sold],
  ['searchProductsAsGuest', 'results', { uuid: 'f', display_name: 'F', filter_type: 'list', values: [] }],
  ['searchProductsForCard', 'results', sold],
  ['listFareMedia', 'fare_mediums', { faremedia_id: 'c', type: 'virtual' }],
  ['listPaymentMethods', 'payment_methods', { id: 'p', type: 'card' }],
  ['listAddresses', 'addresses', { id: 'a', ...where }],
  ['searchShippingMethods', 'methods', { id: 's', name: 'Post', price: 500 }],
  ['getOrgConfig', 'organization_config', { config_key: 'a', config_value: null }],
]
const read = (name: CallName, data: unknown) => v.safeParse(contract[name].answer, data)

test.each(tolerant)('@CAT-07 @API-04 %s leaves bad entries out and counts them', (name, field, good) => {
  for (const bad of [{}, null, 7, 'x', [], { ...good, uuid: 7, faremedia_id: 7, id: 7, config_key: 7 }]) {
    const { success, output } = read(name, { [field]: [bad, good, bad] })
    expect(success).toBe(true)
    expect(output).toMatchObject({ [field]: { good: { length: 1 }, dropped: 2 } })
  }
})

test.each(tolerant)(
  '@API-04 %s without a good entry is a bad answer, and an empty list is a good one',
  (name, field) => {
    expect(read(name, { [field]: [{}, {}] }).success).toBe(false)
    expect(read(name, { [field]: {} }).success).toBe(false)
    expect(read(name, { [field]: [] }).success).toBe(true)
  },
)

test.each(tolerant)('@API-04 %s shows an entry once that is there twice', (name, field, good) => {
  expect(read(name, { [field]: [good, good] }).output).toMatchObject({ [field]: { good: { length: 1 }, dropped: 0 } })
})

test('@CAT-07 a filter whose value is bad keeps the others', () => {
  const values = [{ uuid: 'v', value: 'V' }, { uuid: 'w' }]
  const filter = { uuid: 'f', display_name: 'F', filter_type: 'list', values }
  const { output } = read('searchProducts', { results: [filter] })
  expect(output).toMatchObject({ results: { good: [{ values: [{ uuid: 'v' }], valuesDropped: 1 }], dropped: 0 } })
})

test.each([
  [[{ pass_id: 'p', name: 'P' }, {}, 7], 1, 2],
  [[{}], 0, 1],
  [null, 0, 0],
])('@CAT-07 a fare card stays whatever its passes are: %j', (passes, good, passesDropped) => {
  const { output } = read('listFareMedia', { fare_mediums: [{ faremedia_id: 'c', type: 'virtual', passes }] })
  const card = { passes: { length: good }, passesDropped }
  expect(output).toMatchObject({ fare_mediums: { good: [card], dropped: 0 } })
})

test('@API-04 what is paid is whole or a bad answer', () => {
  const line = { uuid: 'a', name: 'A', quantity: 1, price: 350, available: true }
  const sums = { subtotal: 350, shipping: 0, promo: 0, total: 350 }
  const quote = (lines: unknown[]) => read('quoteOrder', { quote_id: 'q', lines, ...sums })
  expect(quote([line]).success).toBe(true)
  expect(quote([line, {}]).success).toBe(false)
})
