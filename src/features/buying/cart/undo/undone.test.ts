import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { undone } from './undone'

const rules = { maxCartQuantity: 40, maxQuantityPerAdd: 20, isTransitMode: false, canSubscribe: true }
const line = (quantity: number) => cartLine({ quantity })
const quantities = (there: number, taken: number) =>
  undone([line(there)], [{ line: line(taken), at: 0 }], rules)?.map(({ quantity }) => quantity)

test('@CART-09 @CART-02 an undo joins equal lines up to the limit of one line, and not beyond', () => {
  expect([quantities(5, 15), quantities(6, 15)]).toEqual([[20], undefined])
})
