import { describe, expect, test } from 'vitest'
import { cartTab } from '../../../../testing/buying/cartTab'
import { writeStored } from '../../../../shared/storage/browserStorage'
import { cardKeys, purchaseTypeChosen } from '../../../cards/fareMedia'
import type { PurchaseType } from '../../../cards/fareMedia'
import type { Wanted } from '../state/cartRequests'
import { filterNamesOf, linesToBuy, wantedLine } from './wantedLine'

const filter = (filter_value: string, long_name: Record<string, string> | null, type = 'Service') => ({
  filter_uuid: `filter-${filter_value}`,
  filter_value,
  type,
  long_name,
})
const bus = filter('bus', { en: 'Bus', fr: 'Autobus' })
const adult = filter('adult', { en: 'Adult', fr: 'Adulte' }, 'Rider')
const both = { en: 'Bus · Adult', fr: 'Autobus · Adulte' }

test.each([
  ['in the order of the line, whatever the order of the filters', 'Bus · Adult', [adult, bus], both],
  ['from another language', 'Autobus · Adulte', [bus, adult], both],
  [
    'without what is not in the line',
    'Adult',
    [bus, adult, filter('origin', { en: 'North' }, 'Origin')],
    { en: 'Adult', fr: 'Adulte' },
  ],
  ['only where all of it is told', 'Bus · Adult', [bus, filter('adult', { en: 'Adult' })], { en: 'Bus · Adult' }],
  ['not where a name is unknown', 'Bus · Weekend', [bus, adult], undefined],
  ['not where nothing is told', 'Bus', [filter('bus', null)], undefined],
  ['not where nothing was chosen', '', [bus], undefined],
])('@CART-09 the filters of a line are named by language: %s', (_, name, applied, names) => {
  expect(filterNamesOf(name, applied)).toEqual(names)
})

const wanted = (given: Partial<Wanted> = {}, product: Partial<Wanted['product']> = {}): Wanted => ({
  product: {
    ...{
      uuid: 'single',
      name: 'Single ride',
      list_price: 350,
      shipping_enabled: false,
      organization: { uuid: 'org-1' },
    },
    ...product,
  },
  ...{ quantity: 2, applied: [bus, adult], filterName: 'Bus · Adult' },
  ...given,
})
const physical = { sub_type: 'PHYSICAL_PASS' }

test('@CART-05 a wanted product is a line with its quantity and the names of its filters, where they are known', () => {
  const tab = cartTab()
  const line = { uuid: 'single', list_price: 350, quantity: 2, productFilterName: 'Bus · Adult' }
  expect(tab.run(wantedLine(wanted()))).toMatchObject({ ...line, filterNames: both })
  expect(tab.run(wantedLine(wanted({ applied: [] })))).not.toHaveProperty('filterNames')
})

test.each<
  [string, PurchaseType | null, string | undefined, string | null | undefined, object, string | null | undefined]
>([
  ['the chosen card', 'digital', 'card-a', undefined, {}, 'card-a'],
  ['a card to choose later', 'digital', undefined, undefined, {}, null],
  ['no card, because it is physical', 'digital', 'card-a', undefined, physical, undefined],
  ['no card outside transit mode', null, 'card-a', undefined, {}, undefined],
  ['no card while physical products are bought', 'physical', 'card-a', undefined, {}, undefined],
  ['another card than the chosen one', 'digital', 'card-a', 'card-b', {}, 'card-b'],
  ['a named card outside transit mode', null, undefined, 'card-b', {}, 'card-b'],
  ['no card, because it is physical, whichever is named', 'digital', 'card-a', 'card-b', physical, undefined],
  ['no card, as asked for', 'digital', 'card-a', null, {}, undefined],
])('@PAY-12 @CART-13 a wanted product is for %s', (_, type, chosen, faremediaId, product, expected) => {
  const tab = cartTab()
  tab.dispatch(purchaseTypeChosen(type))
  if (chosen) writeStored(cardKeys.fareMediaId, chosen)
  expect(tab.run(wantedLine(wanted({ faremediaId }, product))).faremedia_id).toBe(expected)
})

describe('@CART-12 buying one product without the cart', () => {
  const alert = { alert_message: 'Weekdays only' }
  test.each<[string, Wanted, string[], string[], number | undefined]>([
    ['asks nothing', wanted(), [], [], 2],
    ['buys one', wanted({ quantity: 1 }), [], [], 1],
    ['buys nothing at quantity 0', wanted({ quantity: 0 }, alert), [], [], undefined],
    ['needs the alert accepted', wanted({}, alert), ['accept'], ['productAlert'], 2],
    ['ends with the alert refused', wanted({}, alert), ['cancel'], ['productAlert'], undefined],
    ['stays within the limit of an order', wanted({ quantity: 21 }), ['understood'], ['orderLimit'], undefined],
  ])('%s', (_, product, answers, asked, quantity) => {
    const tab = cartTab()
    const lines = tab.run(linesToBuy(product), ...answers)
    expect([lines?.map((line) => line.quantity), tab.asked.map(([name]) => name)]).toEqual([
      quantity === undefined ? undefined : [quantity],
      asked,
    ])
  })
})
