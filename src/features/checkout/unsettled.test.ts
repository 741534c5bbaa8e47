import { expect, test } from 'vitest'
import { cartLine } from '../../testing/cartLines'
import { foreseen, mixedOrder, unsettled, unsettledText } from './unsettled'

const digital = cartLine()
const physical = cartLine({ uuid: 'bus-adult-booklet', type: 'PHYSICAL_PASS' })

test.each([
  ['nothing', [], undefined],
  ['digital products', [digital, { ...digital, uuid: 'other' }], undefined],
  ['physical products', [physical], undefined],
  ['both kinds', [physical, digital], mixedOrder],
  ['both kinds, for a card', [{ ...digital, faremedia_id: 'card-a' }, physical], mixedOrder],
])('@PAY-12 an order of %s', (_, lines, refusal) => {
  expect(unsettled(lines)).toBe(refusal)
})

test('@PAY-12 what is to be settled has words; a backend that refuses the same has its own', () => {
  expect(unsettledText(mixedOrder)).toEqual({ key: 'checkout:unsettled.mixed' })
  expect(unsettledText(foreseen(40302, 'lines'))).toBeUndefined()
})
