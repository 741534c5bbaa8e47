import { describe, expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import type { CartRules, Draft } from '../checks/draft'
import type { CartLine } from '../state/cartLine'
import { claimedBy, mostSavedCarts, putBack, savedCartsFor, trustedSavedCarts } from './savedCart'
import type { SavedCart } from './savedCart'

const saved = (given: Partial<SavedCart> = {}): SavedCart => ({
  ...{ id: 'cart-1', savedAt: 1, owner: null, fareMediaId: null, lines: [cartLine()] },
  ...given,
})
const ids = (carts: SavedCart[]) => carts.map(({ id }) => id)

describe('@CART-05 @CART-13 stored carts that were saved', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => saved({ id: `cart-${at}` }))

  test.each<[string, unknown[], unknown[], number]>([
    [
      'good ones',
      [saved(), saved({ id: 'cart-2', owner: 'me', isOpen: true })],
      [saved(), saved({ id: 'cart-2', owner: 'me', isOpen: true })],
      0,
    ],
    ['what is none', [null, saved(), { ...saved(), id: '' }], [saved()], 2],
    ['one twice', [saved(), saved({ savedAt: 2 })], [saved()], 1],
    ['a line that is none', [saved({ lines: [cartLine(), {} as CartLine] })], [saved()], 1],
    ['only lines that are none', [saved({ lines: [{} as CartLine] })], [], 1],
    ['no lines', [saved({ lines: [] })], [], 0],
    ['a time before all times', [saved({ savedAt: -1 })], [], 1],
    [
      'the end of all times',
      [saved({ savedAt: 8_640_000_000_000_000 }), saved({ id: 'x', savedAt: 8_640_000_000_000_001 })],
      [saved({ savedAt: 8_640_000_000_000_000 })],
      1,
    ],
    ['one more than the limit, after a crash', many(mostSavedCarts + 1), many(mostSavedCarts + 1), 0],
    ['two more than the limit', many(mostSavedCarts + 2), many(mostSavedCarts + 1), 1],
  ])('are read: %s', (_, stored, carts, dropped) => {
    expect(trustedSavedCarts(stored)).toEqual({ carts, dropped })
  })

  const all = [
    saved({ id: 'free' }),
    saved({ id: 'mine', owner: 'me' }),
    saved({ id: 'theirs', owner: 'other' }),
    saved({ id: 'open', owner: 'other', isOpen: true }),
  ]
  test.each([
    ['me', ['free', 'mine']],
    ['other', ['free', 'theirs', 'open']],
    [null, ['free', 'open']],
  ])('show to %s: %j', (rider, expected) => expect(ids(savedCartsFor(all, rider))).toEqual(expected))

  test('belong to the rider who signs in, and are open no longer', () => {
    const { isOpen: _, ...open } = saved({ id: 'open', owner: 'other', isOpen: true })
    expect(claimedBy(all, 'other')).toEqual([saved({ id: 'free', owner: 'other' }), all[2], open])
  })
})

describe('@CART-02 @CART-13 a saved cart that is put back', () => {
  const rules: CartRules = { maxCartQuantity: 5, maxQuantityPerAdd: 5, isTransitMode: true, canSubscribe: true }
  const [a, b] = [cartLine({ uuid: 'a', quantity: 2 }), cartLine({ uuid: 'b', quantity: 3 })]
  const put = (lines: CartLine[], kept: CartLine[], answer = '', given: Partial<CartRules> = {}) => {
    const walk = putBack(lines, kept, { ...rules, ...given })
    const asked: unknown[] = []
    let step = walk.next()
    while (!step.done) {
      asked.push([step.value.dialog.name, step.value.params])
      step = walk.next(step.value.answers[answer] as Draft | 'abort')
    }
    return [step.value, asked]
  }
  const back = (lines: CartLine[], setAside: CartLine[] = []) => ({ lines, setAside })
  const paper = cartLine({ uuid: 'p', type: 'PHYSICAL_PASS' })
  const kinds = ['mixedKinds', { adding: 'physical' }]

  test.each<[string, Parameters<typeof put>, unknown]>([
    ['lies beside other lines', [[a], [b]], [back([a, b]), []]],
    ['joins equal lines', [[a], [{ ...a, quantity: 3 }]], [back([{ ...a, quantity: 5 }]), []]],
    ['fills the cart to its limit', [[], [a, b]], [back([a, b]), []]],
    [
      'makes a line too long',
      [[a], [{ ...a, quantity: 3 }], 'understood', { maxQuantityPerAdd: 4 }],
      ['abort', [['lineLimit', { limit: 4 }]]],
    ],
    [
      'brings a line that was within an earlier limit',
      [[], [{ ...a, quantity: 3 }], '', { maxQuantityPerAdd: 2 }],
      [back([{ ...a, quantity: 3 }]), []],
    ],
    ['goes over the limit', [[a, b], [a], 'understood'], ['abort', [['orderLimit', { limit: 5, fits: 0 }]]]],
    [
      'goes over the limit with a part',
      [[b], [{ ...a, quantity: 3 }], 'understood'],
      ['abort', [['orderLimit', { limit: 5, fits: 2 }]]],
    ],
    ['takes the place of another kind', [[a], [paper], 'save'], [back([paper], [a]), [kinds]]],
    ['leaves another kind where it is', [[a], [paper], 'keep'], ['abort', [kinds]]],
    ['asks of each of its lines', [[a], [b, paper], 'clear'], [back([b, paper]), [kinds]]],
    ['has nothing', [[a], []], ['abort', []]],
    ['renews', [[], [{ ...a, isSubscribed: true }]], [back([{ ...a, isSubscribed: true }]), []]],
    ['renews nothing of a guest', [[], [{ ...a, isSubscribed: true }], '', { canSubscribe: false }], [back([a]), []]],
  ])('%s', (_, given, expected) => expect(put(...given)).toEqual(expected))
})
