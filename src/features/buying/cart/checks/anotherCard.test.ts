import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { anotherCard } from './anotherCard'
import type { Draft } from './draft'

const physical = { type: 'PHYSICAL_PASS' }
const draft = (lines: Parameters<typeof cartLine>[0][], addition: Parameters<typeof cartLine>[0]): Draft => ({
  lines: lines.map((facts, at) => cartLine({ uuid: `line-${at}`, ...facts })),
  addition: cartLine({ uuid: 'added', ...addition }),
  isMerged: false,
  setAside: [],
  rules: { maxCartQuantity: 20, maxQuantityPerAdd: 20, isTransitMode: true, canSubscribe: true },
})

test.each([
  ['an empty cart', [], { faremedia_id: 'card-a' }, false],
  ['the same card', [{ faremedia_id: 'card-a' }], { faremedia_id: 'card-a' }, false],
  ['another card', [{ faremedia_id: 'card-b' }], { faremedia_id: 'card-a' }, 'cards'],
  ['no card, for a card', [{}], { faremedia_id: 'card-a' }, 'noneAndCard'],
  ['a card, for none', [{ faremedia_id: 'card-a' }], {}, 'cardAndNone'],
  ['another card and none, for a card', [{}, { faremedia_id: 'card-b' }], { faremedia_id: 'card-a' }, 'cards'],
  ['a card still to be chosen', [{ faremedia_id: null }], { faremedia_id: 'card-a' }, false],
  ['a card, for one still to be chosen', [{ faremedia_id: 'card-a' }], { faremedia_id: null }, false],
  ['no card, for none', [{}], {}, false],
  ['something physical', [physical], { faremedia_id: 'card-a' }, false],
  ['a card, for something physical', [{ faremedia_id: 'card-a' }], physical, false],
  [
    'one of several for another card',
    [{ faremedia_id: 'card-a' }, { faremedia_id: 'card-b' }],
    { faremedia_id: 'card-a' },
    'cards',
  ],
] as const)('@CART-13 adding to a cart for %s', (_, lines, addition, between) => {
  const found = anotherCard(draft([...lines], addition))
  if (!between) return expect(found).toBeUndefined()
  expect(found).toMatchObject({
    dialog: { name: 'anotherCard' },
    params: { between, isAdding: true },
    answers: { clear: { lines: [] }, save: { lines: [] }, keep: 'abort' },
  })
})
