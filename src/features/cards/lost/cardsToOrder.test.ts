import { expect, test } from 'vitest'
import { fc, property } from '../../../testing/chance/property'
import { filtersOf } from '../../buying/products/search/addressFilters'
import { cardsToOrder } from './cardsToOrder'

const id = fc.string({ minLength: 1, maxLength: 40, unit: 'binary' })

property([fc.uniqueArray(fc.tuple(id, id), { selector: ([filter]) => filter, minLength: 1, maxLength: 3 })])(
  '@FM-13 the list of products reads the filters of a replacement as the backend named them',
  (pairs) => {
    const filters = pairs.map(([filter_uuid, filter_value]) => ({ filter_uuid, filter_value }))
    const { pathname, searchParams } = new URL(cardsToOrder({ replacement_filters: filters }), 'http://localhost')
    expect(pathname).toBe('/products/null/physical')
    expect(filtersOf(searchParams)).toEqual(filters)
  },
)

test.each([undefined, null, [], [{ filter_uuid: 'a', filter_value: '\ud800' }]])(
  '@FM-13 without filters of a replacement (%j), the page of physical products shows',
  (replacement_filters) => {
    expect(cardsToOrder({ replacement_filters })).toBe('/products/null/physical')
  },
)
