import { describe, expect, it } from 'vitest'
import type { Product } from '../../../../api/contract/buying/products'
import { continues, linesOf, marksOf, serviceOf, toldByAll } from './productFacts'

const product = (given: Partial<Product>): Product => ({
  uuid: 'p',
  name: 'P',
  list_price: 1,
  shipping_enabled: false,
  organization: {},
  ...given,
})

describe('what a card tells of a product', () => {
  it.each<[string | null | undefined, string[]]>([
    ['One\r\nTwo', ['One', 'Two']],
    ['One\nTwo\rThree', ['One', 'Two', 'Three']],
    ['\r\n One \r\n\r\n', ['One']],
    ['', []],
    [null, []],
    [undefined, []],
  ])('@CAT-06 parts the long description %j into lines', (description, lines) => {
    expect(linesOf(description)).toEqual(lines)
  })

  it.each<[Partial<Product>, string[]]>([
    [{}, ['digital', 'usable']],
    [{ sub_type: 'TICKET', shipping_enabled: true }, ['digital', 'usable']],
    [{ sub_type: 'PHYSICAL_PASS' }, ['physical', 'pickUp', 'usable']],
    [{ sub_type: 'PHYSICAL_PASS', shipping_enabled: true }, ['physical', 'ships', 'usable']],
    [{ subscription: { subscription_allowed: true } }, ['digital', 'usable']],
  ])('@CAT-06 marks %j as %j', (given, marks) => {
    expect(marksOf(product(given))).toEqual(marks)
  })

  it('@CAT-06 @FM-07 says of a product for a card alone that it can renew (decision 223)', () => {
    const renewing = product({ subscription: { subscription_allowed: true } })
    expect(marksOf(renewing, true)).toEqual(['onCard', 'renews'])
    expect(marksOf({ ...renewing, sub_type: 'PHYSICAL_PASS' }, true)).not.toContain('renews')
  })

  it('@CAT-06 says of a product for a card when it is usable only where the operator does', () => {
    expect(marksOf(product({}), true)).toEqual(['onCard'])
    expect(marksOf(product({ usable_from: 'tomorrow', list_price: null }), true)).toEqual(['onCard'])
    expect(marksOf(product({ usable_from: 'tomorrow' }), true)).toEqual(['onCard', 'usable'])
  })

  it('@CAT-06 tells once what all products have in common, in the same words', () => {
    const [early, late] = [product({ usable_from: 'today' }), product({ usable_from: 'tomorrow' })]
    const posted = product({ sub_type: 'PHYSICAL_PASS', shipping_enabled: true })
    expect(toldByAll([early, early], true)).toEqual(['onCard', expect.stringContaining('today')])
    expect(toldByAll([early, late], true)).toEqual(['onCard'])
    expect(toldByAll([early, late], false)).toEqual(['digital'])
    expect(toldByAll([early, posted], false)).toEqual([])
    expect(toldByAll([early], true)).toEqual([])
    expect(toldByAll([], true)).toEqual([])
  })

  it.each<[string, Partial<Product>, boolean]>([
    ['Visitor Pass, 2 Days', { name: 'Visitor Pass, 3 Days' }, true],
    ['Laissez-passer de 7 jours', { name: 'Laissez-passer de 14 jours' }, true],
    ['Stored Value $10', { name: 'Stored Value $50' }, true],
    ['Adult 7-Day Pass', { name: 'Youth 14-Day Pass' }, false],
    ['Day Pass', { name: 'Day Pass' }, false],
    ['Pass, 2 Days', { name: 'Pass, 3 Days', service: { en: 'Ferry' } }, false],
  ])('@CAT-06 after %j, %j is one more duration: %s', (before, given, wanted) => {
    expect(continues(product(given), product({ name: before }))).toBe(wanted)
  })

  it('@CAT-06 names the service in the language, else in English', () => {
    const bus = product({ service: { en: 'Bus', fr: 'Autobus' } })
    expect(['fr', 'de'].map((language) => serviceOf(bus, language))).toEqual(['Autobus', 'Bus'])
    expect(serviceOf(product({}), 'en')).toBeUndefined()
  })
})
