// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { readStored } from '../../../../shared/storage/browserStorage'
import { attemptKeys } from '../../../../shared/payments/attemptKeys'
import { cartLine } from '../../../../testing/buying/cartLines'
import { paymentReached, storeCart, testCheckout } from '../../../../testing/buying/checkout'
import { closeTab, payAndLoseTheAnswer } from '../../../../testing/buying/lostAnswer'
import { testBackend } from '../../../../testing/portal'
import { settled } from '../../../../testing/settled'
import { selectVisitor } from '../../../identity/session'
import { selectCartCount, selectIsBuyingNow } from '../../cart'
import { promoRequested, selectPromo } from './quoteSlice'

const storedCart = () => window.localStorage.getItem('cart')

describe('An order that is found to be paid', () => {
  test('@PAY-07 @CART-05 lines and quantities added since stay in the cart', async () => {
    await payAndLoseTheAnswer('rider')
    closeTab()
    storeCart(cartLine({ quantity: 3 }), cartLine({ uuid: 'bus-adult-day', list_price: 1050 }))
    const reopened = testCheckout()
    await paymentReached(reopened, 'paid')
    await reopened.until((state) => selectCartCount(state) === 2)
    expect(JSON.parse(storedCart() ?? '')).toMatchObject([
      { uuid: 'bus-adult-single', quantity: 1 },
      { uuid: 'bus-adult-day', quantity: 1 },
    ])
  })

  test('@PAY-07 @CART-12 a direct purchase leaves the cart alone, whichever tab finds the outcome', async () => {
    const { portal } = await payAndLoseTheAnswer('rider', 'atOnce')
    expect(selectIsBuyingNow(portal.store.getState())).toBe(true)
    closeTab()
    const reopened = testCheckout()
    await paymentReached(reopened, 'paid')
    expect(JSON.parse(storedCart() ?? '')).toMatchObject([{ uuid: 'bus-adult-day' }])
  })

  test('@PAY-07 an attempt stored by an earlier version counts as an order of the whole cart', async () => {
    await payAndLoseTheAnswer('rider')
    closeTab()
    const { key, at } = readStored(attemptKeys.orderAttempt)?.[0] ?? {}
    window.localStorage.setItem('order_attempt', JSON.stringify({ key, intent: 'rider:user-rider#1', at }))
    await paymentReached(testCheckout(), 'paid')
    expect(storedCart()).toBe('[]')
  })
})

test('@PAY-03 @ACC-23 a promo code leaves with its rider, also when the answer to it ends the session', async () => {
  const backend = testBackend('riderSignedIn')
  storeCart(cartLine())
  const portal = testCheckout()
  await backend.fault('validatePromo', '401', 1)
  portal.store.dispatch(promoRequested('CODE-OF-THE-RIDER'))
  await portal.until((state) => selectVisitor(state).kind === 'visitor')
  await settled()
  expect(selectPromo(portal.store.getState())).toEqual({ status: 'none' })
})
