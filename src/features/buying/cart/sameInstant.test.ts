import { describe, expect, test } from 'vitest'
import { locking } from '../../../testing/browserOfTabs'
import { driveSideBySide } from '../../../testing/cartModel/drive'
import { newModel } from '../../../testing/cartModel/reference'
import type { Answers } from '../../../testing/cartModel/reference'
import { CartWorld, wanted } from '../../../testing/cartModel/world'
import '../../cards/fareMedia/cards/fareCards'
import { addToCart } from './addToCart/addToCart'
import { addToCartRequested, lineRemovalRequested, quantityRequested } from './state/cartRequests'
import { lineKey } from './state/cartLine'
import { readStoredCart } from './state/cartStorage'
import { changeQuantity, removeLine } from './lines/changeCart'
import { saveCart } from './savedForLater/saveCart'
import { readStoredSavedCarts } from './savedForLater/savedCartsStorage'
import { fc } from '../../../testing/chance/property'
import { timesOf } from '../../../testing/chance/sample'

/** Tests what two tabs do at the same instant, with the effects of their flows in any order. */

const model = newModel()

/** Returns a browser with two tabs and a cart. */
function browser(before: [string, number][] = [], navigator: object = { locks: { request: locking() } }) {
  const world = new CartWorld(model)
  world.tabs.forEach((tab) => tab.reload())
  for (const [key, quantity] of before) world.tabs[0]?.run(add(key, quantity), { alert: 'accept' })
  world.navigator = navigator
  return world
}

const tabOf = (world: CartWorld, at: number) => world.tabs[at] as CartWorld['tabs'][number]
const add = (key: string, quantity: number) => addToCart(addToCartRequested(wanted(model, key, quantity)))
const cart = (world: CartWorld) => {
  world.show(tabOf(world, 0))
  return Object.fromEntries(readStoredCart(20).lines.map((line) => [lineKey(line), line.quantity]))
}

async function sameInstant(
  world: CartWorld,
  flows: ReturnType<typeof add>[],
  turns: number[],
  answers?: Partial<Answers>,
) {
  let at = 0
  world.show(tabOf(world, 0))
  const inTabs = flows.map((flow, index) => {
    return { flow, around: tabOf(world, index % 2).surroundings(answers) }
  })
  await driveSideBySide(inTabs, () => turns[(at += 1) % turns.length] ?? 0)
}

const turns = fc.array(fc.nat(3), { minLength: 1, maxLength: 60 })

describe('In the same instant', () => {
  test('@CART-11 @CART-06 the cart holds everything that the tabs add', async () => {
    const additions = fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 3 })), {
      minLength: 2,
      maxLength: 4,
    })
    const property = fc.asyncProperty(additions, turns, async (added, order) => {
      const world = browser()
      const flows = added.map(([key, quantity]) => add(key, quantity))
      await sameInstant(world, flows, order, { alert: 'accept' })
      const sums: Record<string, number> = {}
      for (const [key, quantity] of added) sums[key] = (sums[key] ?? 0) + quantity
      expect(cart(world)).toEqual(sums)
    })
    await fc.assert(property, { numRuns: timesOf(300, 100, 30) })
  })

  test('@CART-11 one tab changes or removes a line, the other adds: both count', async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (order) => {
        const world = browser([
          ['a', 2],
          ['b', 1],
        ])
        const changes = [changeQuantity(quantityRequested({ key: 'a', quantity: 5 })), add('c', 1)]
        await sameInstant(world, [...changes, removeLine(lineRemovalRequested('b'))], order)
        expect(cart(world)).toEqual({ a: 5, c: 1 })
      }),
      { numRuns: timesOf(100, 35, 20) },
    )
  })

  test('@CART-13 what the other tab added is in the saved cart or in the cart', async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (order) => {
        const world = browser([['a', 2]])
        await sameInstant(world, [saveCart(), add('c', 1)], order)
        const kept = readStoredSavedCarts().flatMap(({ lines }) => lines.map((line) => [lineKey(line), line.quantity]))
        expect({ ...cart(world), ...Object.fromEntries(kept) }).toEqual({ a: 2, c: 1 })
      }),
      { numRuns: timesOf(100, 35, 20) },
    )
  })
})

test('@CART-11 a browser without locks still adds', async () => {
  const world = browser([], {})
  await sameInstant(world, [add('a', 1)], [0])
  expect(cart(world)).toEqual({ a: 1 })
})
