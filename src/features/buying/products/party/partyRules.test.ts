import { expect, test } from 'vitest'
import type { SellableProduct } from '../../cart'
import { partyLines, partyRows, partyTotal, riderFilter } from './partyRules'
import type { Party, RiderFares } from './partyRules'

const product = (uuid: string, list_price: number, short_description: string): SellableProduct => ({
  uuid,
  name: uuid,
  list_price,
  short_description,
  shipping_enabled: false,
  organization: { uuid: 'org-1' },
})
const airport = product('airport', 800, 'One trip to the airport')
const rider = (uuid: string) => ({ filter_uuid: 'rider', filter_value: uuid, type: 'Rider', long_name: { en: uuid } })
const bus = { filter_uuid: 'service', filter_value: 'bus', type: 'Service', long_name: { en: 'Bus' } }
const faresOf = (uuid: string, ...products: SellableProduct[]): RiderFares => ({
  rider: uuid,
  products,
  described: [bus, rider(uuid)],
})
const fares = [
  faresOf('adult', product('adult-single', 350, 'One trip'), product('adult-ten', 3150, 'Ten trips'), airport),
  faresOf('youth', product('youth-ten', 2025, 'Ten trips'), product('youth-single', 225, 'One trip'), airport),
  faresOf('senior', airport),
  faresOf('dog'),
]
const boughtBy = (party: Party, alone?: string) =>
  partyRows(fares, party, alone)
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, product: bought }) => `${quantity} ${bought?.uuid}`)

test.each<[string, Party, string[], number]>([
  ['nobody is told: the chosen class alone', { counts: {}, fares: {} }, ['1 adult-single'], 350],
  ['nobody travels', { counts: { adult: 0 }, fares: {} }, [], 0],
  [
    'a class without a choice gets the kind of the first',
    { counts: { adult: 2, youth: 3 }, fares: {} },
    ['2 adult-single', '3 youth-single'],
    1375,
  ],
  [
    'the others follow a choice for the first',
    { counts: { adult: 1, youth: 1 }, fares: { adult: 'adult-ten' } },
    ['1 adult-ten', '1 youth-ten'],
    5175,
  ],
  [
    'the first does not follow a choice for others',
    { counts: { adult: 1, youth: 1 }, fares: { youth: 'youth-ten' } },
    ['1 adult-single', '1 youth-ten'],
    2375,
  ],
  ['the first that travels leads', { counts: { adult: 0, youth: 1 }, fares: {} }, ['1 youth-ten'], 2025],
  [
    'a class without that kind gets what it can',
    { counts: { adult: 1, senior: 1 }, fares: {} },
    ['1 adult-single', '1 airport'],
    1150,
  ],
  [
    'a class to which nothing is sold does not travel',
    { counts: { adult: 1, dog: 4 }, fares: {} },
    ['1 adult-single'],
    350,
  ],
  ['a choice that is not sold here', { counts: { adult: 1 }, fares: { adult: 'ferry' } }, ['1 adult-single'], 350],
])('@CAT-03 who travels, and what they pay: %s', (_, party, bought, cents) => {
  expect(boughtBy(party, 'adult')).toEqual(bought)
  expect(partyTotal(partyRows(fares, party, 'adult')).cents).toBe(cents)
})

test('@CAT-03 the total is the sum of all rows and the number of all people, for any numbers', () => {
  for (let adult = 0; adult <= 20; adult += 5)
    for (let youth = 0; youth <= 20; youth += 3) {
      const rows = partyRows(fares, { counts: { adult, youth }, fares: {} }, undefined)
      const { count, cents } = partyTotal(rows)
      expect(count).toBe(adult + youth)
      expect(cents).toBe(rows.reduce((sum, row) => sum + row.cents, 0))
      expect(Number.isInteger(cents)).toBe(true)
    }
})

const offer = {
  described: [bus, rider('adult')],
  names: [
    { type: 'Service', name: 'Bus' },
    { type: 'Rider', name: 'Adult' },
  ],
}
const names = new Map([
  ['adult', 'Adult'],
  ['youth', 'Youth'],
])
const linesFor = (party: Party) => partyLines(partyRows(fares, party, undefined), names, offer, 'en')

test('@CAT-03 @CART-09 each class that travels is a line that is named after it', () => {
  const lines = linesFor({ counts: { adult: 1, youth: 2 }, fares: {} })
  expect(lines).toMatchObject([
    { rider: 'adult', wanted: { product: { uuid: 'adult-single' }, quantity: 1, filterName: 'Bus · Adult' } },
    { rider: 'youth', wanted: { product: { uuid: 'youth-single' }, quantity: 2, filterName: 'Bus · Youth' } },
  ])
  expect(lines[1]?.wanted.applied).toEqual([bus, rider('youth')])
})

test('@CAT-03 @CART-09 what several classes buy is named after none of them', () => {
  const lines = linesFor({ counts: { adult: 1, youth: 2 }, fares: { adult: 'airport' } })
  expect(lines.map(({ wanted }) => [wanted.filterName, wanted.applied])).toEqual([
    ['Bus', [bus]],
    ['Bus', [bus]],
  ])
})

const filter = (uuid: string, values: string[]) => ({
  uuid,
  display_name: uuid,
  filter_type: 'list',
  values: values.map((value) => ({ uuid: value, value })),
  applied: true,
  valuesDropped: 0,
})

test.each([
  ['there are several classes', ['adult', 'youth'], [rider('adult')], 'rider'],
  ['there is one class', ['adult'], [rider('adult')], undefined],
  ['the backend names no type', ['adult', 'youth'], [{ ...rider('adult'), type: null }], undefined],
])('@CAT-03 who travels is asked where %s', (_, values, described, found) => {
  expect(riderFilter({ filters: [filter('rider', values)], described, notShown: 0 })?.uuid).toBe(found)
})
