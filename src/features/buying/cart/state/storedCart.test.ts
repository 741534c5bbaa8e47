import { describe, expect, test, vi } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { cartTab } from '../../../../testing/buying/cartTab'
import { announced } from '../../../../shared/notices/noticesSlice'
import { readStored, writeStored } from '../../../../shared/storage/browserStorage'
import * as tabLock from '../../../../shared/tabLock'
import { sessionKeys } from '../../../identity/session'
import {
  buyNowEnded,
  buyNowStarted,
  cartBought,
  cartCleared,
  cartRead,
  cartReplaced,
  productAdded,
  selectIsBuyingNow,
  selectLinesToBuy,
} from './cartSlice'
import { readStoredBuyNow, writeBuyNow, writeCart } from './cartStorage'
import * as stored from './storedCart'

const [one, two] = [cartLine({ uuid: 'one', quantity: 2 }), cartLine({ uuid: 'two' })]

describe('@CART-05 @CART-11 a tab that reads the stored cart', () => {
  test('takes its lines once, and again after another tab has changed them', () => {
    const tab = cartTab([one])
    expect(tab.actsOf(stored.readCart())).toEqual([cartRead([one])])
    expect(tab.actsOf(stored.readCart())).toEqual([])
    writeCart([one, two])
    expect(tab.actsOf(stored.readCart())).toEqual([cartRead([one, two])])
  })

  test('takes no more than the operator allows', () => {
    const tab = cartTab([one, two], ({ limits }) => Object.assign(limits, { maxCartQuantity: 2 }))
    tab.run(stored.readCart())
    expect([tab.lines(), tab.storedLines()]).toEqual([[one], [one]])
  })
})

describe('@CART-12 what is bought without the cart', () => {
  test('is there after a reload, until it ends, and the cart beside it', () => {
    const tab = cartTab([one])
    tab.run(stored.readCart())
    tab.dispatch(buyNowStarted([two]))
    tab.run(stored.storeBuyNow())
    expect(readStoredBuyNow(20)).toEqual([two])
    writeCart([])
    tab.dispatch(buyNowEnded())
    tab.run(stored.readCart())
    expect([selectIsBuyingNow(tab.state()), selectLinesToBuy(tab.state())]).toEqual([true, [two]])
    tab.dispatch(buyNowEnded())
    tab.run(stored.storeBuyNow())
    expect(tab.actsOf(stored.readCart())).toEqual([])
    expect(readStoredBuyNow(20)).toBeUndefined()
  })

  test('stays what this tab began', () => {
    const tab = cartTab()
    tab.dispatch(buyNowStarted([one]))
    writeBuyNow([two])
    expect(tab.actsOf(stored.readCart())).toEqual([])
  })
})

describe('@CART-11 @CART-06 a change of the cart', () => {
  const changes = [productAdded({ lines: [one, two], added: two }), cartReplaced([one, two])]
  test.each(changes.map((change) => [change.type, change] as const))('%s is stored and announced', (_, change) => {
    const tab = cartTab()
    writeStored(sessionKeys.cartOwner, 'rider')
    tab.dispatch(change)
    expect(tab.actsOf(stored.storeCart(change))).toEqual([announced({ key: 'cart:count', values: { count: 3 } })])
    expect([tab.storedLines(), readStored(sessionKeys.cartOwner)]).toEqual([[one, two], 'rider'])
  })

  test('to nothing belongs to nobody', () => {
    const tab = cartTab([one])
    writeStored(sessionKeys.cartOwner, 'rider')
    expect(tab.actsOf(stored.storeCart(cartCleared()))).toEqual([
      announced({ key: 'cart:count', values: { count: 0 } }),
    ])
    expect([tab.storedLines(), readStored(sessionKeys.cartOwner)]).toEqual([[], undefined])
  })

  test('@PAY-08 after a payment is stored, and the paid order is announced in its place', () => {
    const tab = cartTab([one])
    expect(tab.actsOf(stored.storeCart(cartBought([])))).toEqual([])
    expect(tab.storedLines()).toEqual([])
  })
})

describe('@CART-11 a change that no other tab can disturb', () => {
  const steps: string[] = []
  const lockOf = (granted: boolean) => {
    steps.length = 0
    return vi.spyOn(tabLock, 'requestLock').mockImplementation((name, timeout) => ({
      get granted() {
        steps.push(`asks for ${name}, ${timeout} ms`)
        return granted
      },
      release: () => void steps.push('release'),
    }))
  }

  test.each([true, false])(
    'reads the stored cart first, changes it, and lets the next tab in (granted: %s)',
    (granted) => {
      const tab = cartTab([one])
      lockOf(granted)
      const done = tab.run(
        stored.withCartLock(function* () {
          steps.push(`changes ${tab.lines().length}`)
          return 'done'
        }),
      )
      expect([done, steps]).toEqual(['done', ['asks for fare-portal:cart, 2000 ms', 'changes 1', 'release']])
    },
  )

  test('lets the next tab in if it fails', () => {
    const tab = cartTab()
    lockOf(true)
    const change = () => {
      throw new Error('It fails')
    }
    expect(() => tab.run(stored.withCartLock(change))).toThrow('It fails')
    expect(steps.at(-1)).toBe('release')
  })
})
