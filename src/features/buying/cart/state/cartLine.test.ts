import { describe, expect, test } from 'vitest'
import * as limits from '../../../../api/contract/base/limits'
import { rootReducer } from '../../../../shared/store'
import { cartLine } from '../../../../testing/buying/cartLines'
import * as rules from './cartLine'
import type { CartLine, SellableProduct } from './cartLine'
import * as cart from './cartSlice'

const product: SellableProduct = {
  ...{ uuid: 'single', name: 'Single ride', list_price: 350, shipping_enabled: false },
  organization: { uuid: 'org-1' },
}
const origin = { filter_uuid: 'f1', filter_value: 'north', type: 'Origin', long_name: { en: 'North', fr: 'Nord' } }
const destination = { filter_uuid: 'f2', filter_value: 'south', type: 'Destination' }
const rider = { filter_uuid: 'f3', filter_value: 'adult', type: 'Rider' }

/** The line of a product that says nothing of itself. */
const plain: CartLine = {
  ...{ uuid: 'single', name: 'Single ride', alert_message: null, short_desc: null, long_description: null },
  ...{ list_price: 350, quantity: 2, productImage: null, type: null, shipping_enabled: false, theme: null },
  ...{ productFilterName: 'Bus', orgUuidProduct: 'org-1', subscription_allowed: false, isSubscribed: false },
  appliedFilters: [],
}

describe('@CART-05 the line of a product', () => {
  const address = 'x'.repeat(limits.address)
  const period = { count: 1, unit: 'month' } as const
  const usable = { when: 'afterHours', hours: 2 }
  test.each<[string, Partial<SellableProduct>, Partial<CartLine>]>([
    ['nothing more', {}, {}],
    [
      'what it says of itself',
      {
        alert_message: 'A',
        short_description: 'S',
        long_description: 'L',
        sub_type: 'PHYSICAL_PASS',
        shipping_enabled: true,
      },
      { alert_message: 'A', short_desc: 'S', long_description: 'L', type: 'PHYSICAL_PASS', shipping_enabled: true },
    ],
    ['no shipping that nobody speaks of', { shipping_enabled: null }, {}],
    ['a picture', { product_image_path: address }, { productImage: address }],
    ['no picture whose address is too long', { product_image_path: `${address}x` }, {}],
    ['no picture without an address', { product_image_path: '' }, {}],
    [
      'the newer of two organizations',
      { organization: { uuid: 'new', legacy_uuid: 'old' } },
      { orgUuidProduct: 'new' },
    ],
    ['an older organization', { organization: { uuid: '', legacy_uuid: 'old' } }, { orgUuidProduct: 'old' }],
    ['no organization', { organization: { uuid: '', legacy_uuid: null } }, { orgUuidProduct: '' }],
    ['its colour', { theme: { background_color: 'red' } }, { theme: { background_color: 'red' } }],
    ['no colour', { theme: { background_color: null } }, {}],
    [
      'its renewal',
      { subscription: { subscription_allowed: true, period } },
      { subscription_allowed: true, renewalPeriod: period },
    ],
    ['when it can be used', { usable, usable_from: 'noon' }, { usable, usableFrom: 'noon' }],
  ] as [string, Partial<SellableProduct>, Partial<CartLine>][])('has %s', (_, more, expected) => {
    expect(rules.lineOf({ ...product, ...more }, 2, [], 'Bus')).toEqual({ ...plain, ...expected })
  })

  test('keeps where the journey begins and ends, of all filters', () => {
    expect(rules.lineOf(product, 2, [rider, origin, destination], 'Bus').appliedFilters).toEqual([
      origin,
      { ...destination, long_name: null },
    ])
  })

  test('is sold with a price alone', () => {
    expect([rules.isSellable(product), rules.isSellable({ ...product, list_price: null })]).toEqual([true, false])
  })
})

describe('@CART-06 lines of a cart', () => {
  const ends = [origin, { ...destination, long_name: null }]
  test('are equal for one product and journey', () => {
    const key = rules.lineKey(cartLine({ uuid: 'a', appliedFilters: ends }))
    expect(key).toBe('a|Destination:south|Origin:north')
    expect(rules.lineKey(cartLine({ uuid: 'a', appliedFilters: [...ends].reverse() }))).toBe(key)
    expect(rules.lineKey(cartLine({ uuid: 'a' }))).toBe('a')
  })

  test.each<[string, string | null | undefined, string | null | undefined, string | null | undefined]>([
    ['no card', undefined, undefined, undefined],
    ['its card', 'card-a', undefined, 'card-a'],
    ['the card of the new one', undefined, 'card-b', 'card-b'],
    ['the card of the new one, once chosen', null, 'card-b', 'card-b'],
    ['a card to choose', null, undefined, null],
    ['a card that the new one waits for', undefined, null, null],
  ])('one more of a known product has %s', (_, one, other, card) => {
    const of = (faremedia_id: string | null | undefined) => (faremedia_id === undefined ? {} : { faremedia_id })
    const [first, second] = [cartLine({ uuid: 'a' }), cartLine({ uuid: 'b', quantity: 2, ...of(one) })]
    const added = cartLine({ uuid: 'b', quantity: 3, list_price: 9, ...of(other) })
    expect(rules.joined([first, second], added)).toEqual([first, { ...second, ...of(card), quantity: 5 }])
  })

  test('another product is a line of its own', () => {
    const lines = [cartLine({ uuid: 'a' }), cartLine({ uuid: 'b' })]
    expect(rules.joined(lines.slice(0, 1), lines[1] as CartLine)).toEqual(lines)
  })

  test('count and cost what is still sold', () => {
    const lines = [cartLine({ quantity: 2 }), cartLine({ quantity: 3, list_price: 100, isGone: true }), cartLine()]
    expect([rules.countOf(lines), rules.subtotalOf(lines)]).toEqual([6, 1_050])
  })

  test('@PAY-12 are of one kind, or of both', () => {
    const [paper, ticket] = [cartLine({ type: 'PHYSICAL_PASS' }), cartLine()]
    expect([paper, ticket].map(rules.isPhysical)).toEqual([true, false])
    expect([[], [paper], [ticket], [paper, ticket]].map(rules.isMixed)).toEqual([false, false, false, true])
  })

  const [paper, inApp, toChoose] = [{ type: 'PHYSICAL_PASS' }, {}, { faremedia_id: null }]
  const [cardA, cardB] = [{ faremedia_id: 'card-a' }, { faremedia_id: 'card-b' }]
  test.each<[string, boolean, Partial<CartLine>[]]>([
    ['nothing', false, []],
    ['one line', false, [cardA]],
    ['lines on one card', true, [cardA, cardA]],
    ['lines on two cards', false, [cardA, cardB]],
    ['lines whose card is to be chosen', true, [toChoose, toChoose]],
    ['lines in the app', true, [inApp, inApp]],
    ['lines on paper', true, [paper, paper]],
    ['a line in the app and one on paper', false, [inApp, paper]],
    ['a line on a card and one in the app', false, [cardA, inApp]],
    ['a line in the app and one whose card is to be chosen', false, [inApp, toChoose]],
  ])('@CART-09 say once where %s will be: %s', (_, isOnce, lines) => {
    expect(rules.haveOnePlace(lines.map(cartLine))).toBe(isOnce)
  })

  test.each<[string, Partial<CartLine['appliedFilters'][number]>, string]>([
    ['in the language', { long_name: { en: 'North', fr: 'Nord' } }, 'Nord'],
    ['in English', { long_name: { de: 'Norden', en: 'North' } }, 'North'],
    ['in any language', { long_name: { de: 'Norden' } }, 'Norden'],
    ['by its value', { long_name: null }, 'north'],
    ['by its value, without a name', { long_name: {} }, 'north'],
  ])('@CART-09 name the end of a journey %s', (_, more, name) => {
    expect(rules.journeyName({ ...origin, long_name: null, ...more }, 'fr')).toBe(name)
  })
})

describe('@CART-10 a line with newer data', () => {
  const usable = { when: 'afterHours', hours: 2 }
  test.each<[string, Partial<CartLine>, Partial<CartLine>, Partial<CartLine>]>([
    ['has the new name', {}, { name: 'New' }, { name: 'New' }],
    [
      'keeps what the visitor chose',
      { quantity: 4, appliedFilters: [{ ...origin }] },
      { quantity: 1 },
      { quantity: 4, appliedFilters: [origin] },
    ],
    ['marks a new price', {}, { list_price: 400 }, { list_price: 400, formerPrice: 350 }],
    [
      'keeps the price that was agreed to',
      { list_price: 400, formerPrice: 350 },
      { list_price: 500 },
      { list_price: 500, formerPrice: 350 },
    ],
    [
      'marks no price that is as agreed again',
      { list_price: 400, formerPrice: 350 },
      { list_price: 350 },
      { list_price: 350 },
    ],
    [
      'renews while it can',
      { isSubscribed: true },
      { subscription_allowed: true },
      { isSubscribed: true, subscription_allowed: true },
    ],
    ['renews no longer', { isSubscribed: true, subscription_allowed: true }, {}, {}],
    ['does not renew unasked', {}, { isSubscribed: true, subscription_allowed: true }, { subscription_allowed: true }],
    ['for no card is usable as the answer says', { usableFrom: 'old' }, { usableFrom: 'noon' }, { usableFrom: 'noon' }],
    [
      'for a card is usable as the card says',
      { faremedia_id: 'card', usable },
      { usableFrom: 'noon' },
      { faremedia_id: 'card', usable },
    ],
    ['waits for its card', { faremedia_id: null }, {}, { faremedia_id: null }],
  ])('%s', (_, line, fresh, expected) => {
    expect(rules.refreshed(cartLine(line), cartLine(fresh))).toEqual(cartLine(expected))
  })
})

describe('@CART-01 @CART-12 the cart in the store', () => {
  type Act = Parameters<typeof rootReducer>[1]
  const [one, two] = [cartLine({ uuid: 'a', quantity: 2 }), cartLine({ uuid: 'b', isGone: true })]
  const stateAfter = (...acts: Act[]) => acts.reduce(rootReducer, rootReducer(undefined, { type: '' }))
  test.each<[string, Act[], CartLine[]]>([
    ['is empty at first', [], []],
    ['is read', [cart.cartRead([one])], [one]],
    ['has what was added', [cart.productAdded({ lines: [one, two], added: two })], [one, two]],
    ['is replaced', [cart.cartRead([one]), cart.cartReplaced([two])], [two]],
    ['keeps what was not bought', [cart.cartRead([one, two]), cart.cartBought([two])], [two]],
    ['is cleared', [cart.cartRead([one]), cart.cartCleared()], []],
  ])('%s', (_, acts, lines) => {
    const state = stateAfter(...acts)
    expect([cart.selectCartLines(state), cart.selectLinesToBuy(state)]).toEqual([lines, lines])
    expect([cart.selectCartCount(state), cart.selectSubtotal(state)]).toEqual([
      rules.countOf(lines),
      rules.subtotalOf(lines),
    ])
    expect([cart.selectHasGoneLines(state), cart.selectLine(state, 'b')]).toEqual([
      lines.includes(two),
      lines.find(({ uuid }) => uuid === 'b'),
    ])
    expect([cart.selectIsBuyingNow(state), cart.selectIsDrawerOpen(state)]).toEqual([false, false])
  })

  test('@CART-10 knows when its names and prices were answered last', () => {
    const times = [[], [cart.refreshAnswered(7)]].map((acts) => cart.selectRefreshedAt(stateAfter(...acts)))
    expect(times).toEqual([0, 7])
  })

  test('stays while one product is bought without it, and while its drawer opens and closes', () => {
    const buying = stateAfter(cart.cartRead([one]), cart.buyNowStarted([two]), cart.drawerOpened())
    expect([cart.selectCartLines(buying), cart.selectLinesToBuy(buying)]).toEqual([[one], [two]])
    expect([cart.selectIsBuyingNow(buying), cart.selectIsDrawerOpen(buying)]).toEqual([true, true])
    const after = [cart.buyNowEnded(), cart.drawerClosed()].reduce<typeof buying>(rootReducer, buying)
    expect([cart.selectLinesToBuy(after), cart.selectIsBuyingNow(after), cart.selectIsDrawerOpen(after)]).toEqual([
      [one],
      false,
      false,
    ])
  })
})
