import { describe, expect, it } from 'vitest'
import type { AppliedFilter } from '../../../../api/contract/buying/products'
import { filtersOf, queryWith, searchOf, withChoice, withoutFilter } from './addressFilters'
import { fc } from '../../../../testing/chance/property'

const filter = (filter_uuid: string, filter_value: string): AppliedFilter => ({ filter_uuid, filter_value })
const read = (query: string) => filtersOf(new URLSearchParams(query))
const none = new URLSearchParams()

/** Text with a meaning in an address, or an invalid one: a colon, a broken percent sign, half a character. */
const troublesome = fc.constantFrom(
  'a',
  'é',
  ':',
  '%',
  '%3A',
  '%E0',
  '&',
  '=',
  '+',
  '#',
  '?',
  '\0',
  '\ud800',
  'filter=',
)

/** Ids that a backend might use: any characters that an address can contain, also colons and percent signs. */
const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => text.length <= 200)
const filters = fc.uniqueArray(fc.record({ filter_uuid: id, filter_value: id }), {
  selector: (entry) => entry.filter_uuid,
  maxLength: 20,
})

describe('filters in the address', () => {
  it('@CAT-04 are written to be read by people', () => {
    expect(queryWith([filter('filter-service', 'service-bus'), filter('filter-rider', 'rider-adult')], none)).toBe(
      '?filter=filter-service:service-bus&filter=filter-rider:rider-adult',
    )
  })

  it('@CAT-04 come back as they were, in their order, whatever the ids are', () => {
    fc.assert(
      fc.property(filters, (applied) => {
        expect(read(queryWith(applied, none))).toEqual(applied)
      }),
    )
  })

  it('@CAT-04 leave the rest of the query alone', () => {
    const query = new URLSearchParams('from=mail&filter=a:b')
    expect(queryWith([filter('c', 'd')], query)).toBe('?from=mail&filter=c:d')
    expect(queryWith([], query)).toBe('?from=mail')
    expect(queryWith([], new URLSearchParams('filter=a:b'))).toBe('')
  })

  it('@CAT-04 give no trouble, whatever is typed into the address', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: troublesome, maxLength: 12 }), { maxLength: 25 }), (texts) => {
        const applied = read(texts.map((text) => `filter=${text}`).join('&'))
        expect(applied.length).toBeLessThanOrEqual(20)
        expect(new Set(applied.map((entry) => entry.filter_uuid)).size).toBe(applied.length)
        expect(read(queryWith(applied, none))).toEqual(applied)
      }),
    )
  })

  it.each([
    ['no colon', 'filter=bus'],
    ['two colons', 'filter=a:b:c'],
    ['no filter', 'filter=:b'],
    ['no value', 'filter=a:'],
    ['a broken percent sign', 'filter=a:%25E0%25A4%25A'],
    ['an id without end', `filter=a:${'b'.repeat(201)}`],
    ['the service level, which the path tells', 'filter=service_config_uuid:x'],
  ])('@CAT-04 drop what is none: %s', (_, query) => {
    expect(read(`${query}&filter=good:one`)).toEqual([filter('good', 'one')])
  })

  it('@CAT-04 keep the first of two values for a filter', () => {
    expect(read('filter=a:1&filter=a:2')).toEqual([filter('a', '1')])
  })

  it('@CAT-04 leave out an id that no address can hold', () => {
    expect(queryWith([filter('\ud800', 'x'), filter('a', 'b')], none)).toBe('?filter=a:b')
  })
})

describe('choosing', () => {
  const [a, b, c] = [filter('a', '1'), filter('b', '1'), filter('c', '1')]

  it('@CAT-04 adds a filter after the others', () => {
    expect(withChoice([a, b], c)).toEqual([a, b, c])
  })

  it('@CAT-04 another value takes the place of the one before; later filters stay', () => {
    expect(withChoice([a, b, c], filter('b', '2'))).toEqual([a, filter('b', '2'), c])
  })

  it('@CAT-04 the same value changes nothing', () => {
    const applied = [a, b, c]
    expect(withChoice(applied, filter('b', '1'))).toBe(applied)
  })

  it('@CAT-04 a removed filter leaves all others', () => {
    expect(withoutFilter([a, b, c], 'b')).toEqual([a, c])
    const applied = [a, b]
    expect(withoutFilter(applied, 'z')).toBe(applied)
  })
})

describe('the route', () => {
  it.each([undefined, '', 'null', 'undefined', 'NULL'])('@CAT-08 takes %s for no service type', (serviceType) => {
    expect(searchOf({ serviceType }, none, true).serviceType).toBeNull()
  })

  it('@CAT-08 tells the service type and the pass type', () => {
    expect(searchOf({ serviceType: 'Bus', passType: 'digital' }, none, true)).toEqual({
      serviceType: 'Bus',
      passType: 'digital',
      applied: [],
    })
  })

  it.each([
    ['unknown', 'paper', true],
    ['switched off by the operator', 'digital', false],
  ])('@CAT-08 a pass type that is %s is none', (_, passType, isTransitOffered) => {
    expect(searchOf({ passType }, none, isTransitOffered).passType).toBeNull()
  })
})
