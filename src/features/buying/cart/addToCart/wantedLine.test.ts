import { expect, test } from 'vitest'
import { filterNamesOf } from './wantedLine'

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
