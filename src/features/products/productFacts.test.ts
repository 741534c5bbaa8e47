import { describe, expect, it } from 'vitest'
import type { Product } from '../../api/contract/products'
import { linesOf, marksOf } from './productFacts'

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
    [{}, ['digital']],
    [{ sub_type: 'TICKET', shipping_enabled: true }, ['digital']],
    [{ sub_type: 'PHYSICAL_PASS' }, ['physical', 'pickUp']],
    [{ sub_type: 'PHYSICAL_PASS', shipping_enabled: true }, ['physical', 'ships']],
    [{ subscription: { subscription_allowed: true } }, ['digital', 'renews']],
  ])('@CAT-06 marks %j as %j', (given, marks) => {
    expect(marksOf(product(given))).toEqual(marks)
  })
})
